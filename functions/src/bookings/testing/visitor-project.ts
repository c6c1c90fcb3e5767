import { addDays, instantOf, localDateOf, type Availability, type Service } from 'shared-lib/model/booking';
import { aService } from 'shared-lib/testing';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { updateBookableCards } from '../offer/bookable-cards';
import { aProof, idOf } from './booking-input';
import { storeAvailability, storeService } from './stored-offer';

/** Zone, card and service of the owner whose visitors book. */
export const ZONE = 'Europe/Madrid';
export const SLUG = 'ana-garcia';
export const CARD_ID = cardIdOf('anagarcia');
export const SERVICE_ID = aService().id;

/** A date five days ahead, as the services run on the machine's clock. */
export const DATE = addDays(localDateOf(Date.now(), ZONE), 5);
export const startAt = (time: string) => instantOf(DATE, time, ZONE);

/** Id of the booking that is made unless another one is said. */
export const BOOKING = idOf('booking1');

/** Returns the secret of the link that a page gets to its booking. */
export const tokenIn = (body: unknown) => (body as { path: string }).path.split('?t=')[1] ?? '';

/** Opens a project in which visitors book at Ana's over HTTP, at the services as they are exported. */
export function openVisitorProject() {
  const project = openHostileProject();
  let addresses = 0;

  /** Sends a request as a visitor's page does, from a network of its own. */
  const post = (name: string, body: unknown, slug = SLUG) => {
    addresses += 1;
    const headers = {
      'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    };
    return project.ask('visitor', `/b/${slug}/${name}`, { method: 'POST', body, headers });
  };

  return {
    ...project,
    post,
    /** Publishes Ana's card, with services that are offered from nine to two on {@link DATE}. */
    offer: async (services: readonly Partial<Service>[] = [{}], hours: Partial<Availability> = {}) => {
      await project.aPublished('ana', SLUG);
      await storeAvailability(project.db(), 'ana', {
        ...{ weekly: {}, overrides: { [DATE]: [{ from: '09:00', to: '14:00' }] }, noticeMinutes: 0 },
        ...hours,
      });
      for (const service of services) await storeService(project.db(), { cardIds: [CARD_ID], ...service });
      await updateBookableCards(project.db(), 'ana');
    },
    /** Books half an hour at ten as a page does, with a solved challenge. */
    book: async (overrides: object = {}) =>
      post('book', {
        ...{ bookingId: BOOKING, session: idOf('session1'), serviceId: SERVICE_ID },
        ...{ price: 0, durationMinutes: 30, start: startAt('10:00'), zone: ZONE, language: 'es' },
        customer: { name: 'Eva', email: 'eva@ejemplo.com', phone: '' },
        ...{ answers: {}, notes: '', proof: await aProof(Date.now()), website: '' },
        ...overrides,
      }),
  };
}

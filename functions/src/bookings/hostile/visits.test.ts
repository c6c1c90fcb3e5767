import { aService } from 'shared-lib/testing';
import { aProof, idOf } from '../testing/booking-input';
import { openHostileBookings, SHORT } from '../testing/hostile-bookings';
import { CARD_ID, startAt, ZONE } from '../testing/visitor-project';
import { storeService } from '../testing/stored-offer';

const { project, anOwner, post, storedIntervals, storedBookings, expectSound } = openHostileBookings();

describe('a visit with several services', () => {
  const COMBINED = [
    { id: 'corte000000000000000', name: 'Corte', price: 2000, combinable: true },
    { id: 'color000000000000000', name: 'Color', price: 6000, combinable: true },
    { id: 'lejos000000000000000', place: { kind: 'in-person', detail: 'Otra calle' }, combinable: true },
    { id: 'video000000000000000', place: { kind: 'video', detail: '' }, combinable: true },
    { id: 'oculto00000000000000', hidden: true, combinable: true },
    { id: 'ajeno000000000000000', userId: 'mala', combinable: true },
  ] as const;
  const [CUT, COLOUR, FAR, VIDEO, HIDDEN, FOREIGN] = COMBINED.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];

  let visits = 0;
  const sendVisit = async (serviceIds: unknown, { price = 8000, durationMinutes = 60 } = {}) => {
    visits += 1;
    return post('book', {
      bookingId: idOf(`visita${visits}`),
      session: idOf(`sesion${visits}`),
      ...{ serviceIds, price, durationMinutes, start: startAt('10:00'), zone: ZONE, language: 'es' },
      customer: { name: 'Eva', email: `eva-visita-${visits}@ejemplo.com`, phone: '' },
      ...{ answers: {}, notes: '', proof: await aProof(Date.now()), website: '' },
    });
  };

  beforeEach(async () => {
    await anOwner();
    for (const service of COMBINED)
      await storeService(project.db(), {
        ...service,
        place: { ...aService().place, ...('place' in service && service.place) },
        cardIds: [CARD_ID],
      });
  });

  it.each<[string, unknown, string]>([
    ['one service five times', [CUT, CUT, CUT, CUT, CUT], 'invalid-input'],
    ['no service', [], 'invalid-input'],
    ['values that are no ids', [{ id: CUT }, 7], 'invalid-input'],
    ['one service twice', [CUT, CUT], 'not-together'],
    ['one at another address', [CUT, FAR], 'not-together'],
    ['one on a call', [CUT, VIDEO], 'not-together'],
    ['one that is booked alone', [CUT, SHORT.id], 'not-together'],
    ['a hidden one', [CUT, HIDDEN], 'service-gone'],
    ['one of another owner', [CUT, FOREIGN], 'service-gone'],
    ['a path as an id', [CUT, '../bookings/x'], 'service-gone'],
  ])('is refused with %s and takes no time', async (_, serviceIds, reason) => {
    const refused = await sendVisit(serviceIds);
    expect(refused).toMatchObject({ body: { reason } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    const held = await post('hold', { serviceIds, start: startAt('10:00'), session: idOf('sesion') });
    expect(held.body).toMatchObject({ reason });
    expect(await storedIntervals()).toEqual([]);
  });

  it('is refused with another price or length than its services add up to', async () => {
    expect(await sendVisit([CUT, COLOUR], { price: 2000 })).toMatchObject({
      body: { reason: 'service-changed' },
    });
    expect(await sendVisit([CUT, COLOUR], { durationMinutes: 30 })).toMatchObject({
      body: { reason: 'service-changed' },
    });
    expect(await sendVisit([CUT, COLOUR])).toMatchObject({ status: 200 });
    expect(await storedBookings()).toHaveLength(1);
    await expectSound();
  });
});

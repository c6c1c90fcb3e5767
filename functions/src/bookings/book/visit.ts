import { combinedVisit, type PublicVisit } from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import type { ServicePayment } from 'shared-lib/model/payments';
import { toPublicService } from '../offer/public-service';
import type { StoredService } from '../offer/read-offer';

/** Service as it is booked: one of its own, or a visit of several in the form of one, whose `parts` they are. */
export type BookedService = StoredService & Pick<PublicVisit, 'parts'>;

/** Reports whether two services are at one place: on a call its link or number is agreed once, but nobody goes to two addresses. */
export const isSamePlace = (one: StoredService, other: StoredService): boolean =>
  one.currency === other.currency &&
  one.place.kind === other.place.kind &&
  (one.place.kind !== 'in-person' || one.place.detail.trim() === other.place.detail.trim());

/** Returns the payment of a visit, as a service has it whose deposit is the amount that all agreed to. */
function paymentOf({ price, due, keepsCard, refunds, payOnSite }: PublicVisit): ServicePayment {
  if (due === undefined) return { rule: payOnSite ? 'on-site' : 'none', link: '' };
  const isWhole = due === price && !keepsCard;
  return {
    rule: keepsCard ? 'card' : isWhole ? 'full' : 'deposit',
    link: '',
    ...(!isWhole && { deposit: { kind: 'amount', value: due } }),
    ...(refunds && { refunds }),
  };
}

/**
 * Combines the services that a visitor wants, in their order, into one bookable service, by the function that pages use too.
 *
 * @param services - At least one.
 * @throws Refusal `not-together` for services that can't be one visit
 */
export function visitOfOrThrow(services: readonly StoredService[]): BookedService {
  const [first] = services;
  const visit = combinedVisit(services.map((service) => toPublicService(service)));
  if (!first || !visit) throw new Refusal('not-together');
  if (services.length === 1) return first;
  return {
    ...first,
    name: visit.name,
    durationMinutes: visit.durationMinutes,
    bufferAfterMinutes: visit.bufferAfterMinutes,
    price: visit.price,
    priceOnRequest: visit.priceOnRequest,
    payment: paymentOf(visit),
    questions: visit.questions,
    needsConfirmation: visit.needsConfirmation,
    phoneRequired: visit.phoneRequired,
    ...(visit.asksInvoice && { asksInvoice: true }),
    noticeMinutes: visit.noticeMinutes,
    maxPerDay: visit.maxPerDay,
    waitingList: visit.waitingList === true,
    parts: visit.parts,
  };
}

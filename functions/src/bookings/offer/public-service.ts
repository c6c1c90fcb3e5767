import { needsPhone, type PublicService } from 'shared-lib/model/booking';
import {
  amountDue,
  DEFAULT_DEPOSIT,
  DEFAULT_REFUNDS,
  isPaidFirst,
  usesStripe,
} from 'shared-lib/model/payments';
import type { StoredService } from './read-offer';

/** Returns the terms of a service's payment that visitors learn before they book. */
function termsOf({
  price,
  currency,
  payment,
}: StoredService): Pick<PublicService, 'due' | 'duePercent' | 'keepsCard' | 'refunds' | 'payOnSite'> {
  if (price === 0) return {};
  if (payment.rule === 'on-site') return { payOnSite: true };
  if (!usesStripe(payment.rule)) return {};
  const { rule, deposit = DEFAULT_DEPOSIT, refunds = [...DEFAULT_REFUNDS] } = payment;
  const share = rule === 'full' ? 100 : deposit.kind === 'percent' ? deposit.value : null;
  const due = { due: amountDue({ price, currency, payment }), ...(share !== null && { duePercent: share }) };
  return rule === 'card' ? { ...due, keepsCard: true } : { ...due, refunds };
}

/**
 * Returns the public fields of a service, named one by one so that a new field isn't published by accident.
 *
 * @param visitGroup - Group of the services that it can be made in one visit with; missing for one that is booked alone.
 */
export function toPublicService(service: StoredService, visitGroup?: string): PublicService {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    durationMinutes: service.durationMinutes,
    price: service.price,
    ...(service.priceOnRequest && { priceOnRequest: true }),
    currency: service.currency,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    color: service.color,
    questions: service.questions,
    needsConfirmation: service.needsConfirmation,
    phoneRequired: needsPhone(service),
    noticeMinutes: service.noticeMinutes,
    maxPerDay: service.maxPerDay,
    placeKind: service.place.kind,
    isPaid: isPaidFirst(service.payment.rule) && service.price > 0,
    ...termsOf(service),
    ...(service.asksInvoice && { asksInvoice: true }),
    ...(service.waitingList && { waitingList: true }),
    ...(visitGroup !== undefined && { visitGroup }),
  };
}

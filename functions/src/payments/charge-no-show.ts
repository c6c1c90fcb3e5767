import { chargeable, feeProblem, leastCharge } from 'shared-lib/model/payments';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { changePayment } from './change-payment';

/**
 * Charges the fee for not coming to a visitor's saved card: at most the one that they agreed to. Repeated calls charge once:
 * `attempts` is the number of tries that the owner saw.
 *
 * @throws Refusal `not-begun`, `visitor-not-warned`, `booking-not-found`, `booking-state`, `booking-changed` or `invalid-input`
 */
export const chargeNoShow: CallableHandler<'chargeNoShow'> = (context, { bookingId, amount, attempts }) =>
  changePayment(context, bookingId, (booking, online) => {
    const {
      status,
      service: { currency },
    } = booking;
    const { card } = online;
    if (!card) throw new Refusal('booking-state');
    // The same request again, or its answer that got lost.
    if (card.attempts === attempts + 1 && (card.asked === amount || online.paid === amount)) return null;
    if (status !== 'no_show' || card.state !== 'kept' || online.paid !== null)
      throw new Refusal('booking-state');
    const problem = feeProblem(booking, context.now);
    if (problem) throw new Refusal(problem === 'not-begun' ? problem : 'visitor-not-warned');
    if (card.attempts !== attempts || card.asked > 0) throw new Refusal('booking-changed');
    const isPossible =
      amount <= online.due && amount >= leastCharge(currency) && chargeable(amount, currency) === amount;
    if (!isPossible) throw new Refusal('invalid-input', { fields: ['amount'] });
    const requested = { ...card, asked: amount, attempts: attempts + 1, isDeclined: false };
    return { online: { ...online, card: requested } };
  });

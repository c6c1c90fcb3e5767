import { chargeable } from 'shared-lib/model/payments';
import { actOnBooking } from '../bookings/change/owner-changes';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { changePayment } from './change-payment';
import { settleSoon } from './check-payment';

/**
 * Gives back a part or all of a booking's payment. Repeated, it gives back once: `given` is what had been given back when
 * the owner decided.
 *
 * @throws Refusal `booking-not-found`, `booking-state`, `booking-changed` or `invalid-input`
 */
export const refundPayment: CallableHandler<'refundPayment'> = (context, { bookingId, amount, given }) =>
  changePayment(context, bookingId, ({ service: { currency } }, online) => {
    if (online.paid === null) throw new Refusal('booking-state');
    const giveBack = given + amount;
    if (online.giveBack === giveBack) return null;
    if (online.giveBack !== given) throw new Refusal('booking-changed');
    const isPossible =
      giveBack <= online.paid && (giveBack === online.paid || chargeable(amount, currency) === amount);
    if (!isPossible) throw new Refusal('invalid-input', { fields: ['amount'] });
    return { state: 'refunding', online: { ...online, giveBack } };
  });

/** Applies an action of the owner to a booking, and gives back at once what is owed after it. */
export const actAndSettle: CallableHandler<'actOnBooking'> = async (context, input) => {
  const answer = await actOnBooking(context, input);
  await settleSoon(context, input.bookingId);
  return answer;
};

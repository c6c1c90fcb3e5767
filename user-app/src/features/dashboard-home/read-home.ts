import { firstReadAnswered } from 'shared-lib/first-read';
import type { AppStore } from 'shared-lib/store';
import { availabilityEndpoints } from '../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../booking-data/endpoints/booking-endpoints';
import { paymentEndpoints } from '../../booking-data/endpoints/payment-endpoints';
import { cardEndpoints } from '../../card-data/card-endpoints';
import { todayIn, tomorrowIn } from './days';

/**
 * Options of a query without a subscription: until the screen subscribes, the store caches the answer as long as that of a screen that was
 * left.
 */
const UNSUBSCRIBED = { subscribe: false };

/**
 * Puts the cached and the prefetched data of Inicio into the store, so that the screen is rendered once. It waits for the requests of the
 * page's first script, and for nothing else.
 */
export async function readHome({ dispatch, getState }: AppStore): Promise<void> {
  const uid = getState().auth.firebaseUser?.uid;
  if (uid === undefined) return;
  const answered = firstReadAnswered();
  const { cards } = cardEndpoints.endpoints;
  const { availability } = availabilityEndpoints.endpoints;
  const { agenda, confirmedBookings, unansweredBookings } = bookingEndpoints.endpoints;
  const { awaitingPayment } = paymentEndpoints.endpoints;
  const bookingsOfTwoDays = async () => {
    const { data: hours } = await dispatch(availability.initiate(uid, UNSUBSCRIBED));
    if (!hours) return;
    const now = Date.now();
    await Promise.all([
      dispatch(agenda.initiate({ uid, ...todayIn(hours.zone, now) }, UNSUBSCRIBED)),
      dispatch(confirmedBookings.initiate({ uid, ...tomorrowIn(hours.zone, now) }, UNSUBSCRIBED)),
    ]);
  };
  const whole = Promise.all([
    dispatch(cards.initiate(uid, UNSUBSCRIBED)),
    dispatch(unansweredBookings.initiate(uid, UNSUBSCRIBED)),
    dispatch(awaitingPayment.initiate(uid, UNSUBSCRIBED)),
    bookingsOfTwoDays(),
  ]);
  await Promise.race([whole, answered]);
}

import { loadBookingDataToFollow, type loadBookingData } from 'shared-lib/data';
import { liveEndpoint, type Beginning, type Subscribe } from 'shared-lib/store';

/** Repositories of services, hours, bookings and customers, once they are loaded. */
export type BookingData = Awaited<ReturnType<typeof loadBookingData>>;

/**
 * Returns a live endpoint over the booking repositories, which are loaded with the first screen that needs them.
 *
 * @param beginning - Values from before that.
 */
export function liveBookingEndpoint<Value, Argument>(
  subscribeFor: (data: BookingData, argument: Argument) => Subscribe<Value>,
  beginning?: Beginning<Value, Argument>,
) {
  return liveEndpoint<Value, Argument>(
    (argument) => (next, fail) => {
      let stop = () => {};
      let stopped = false;
      loadBookingDataToFollow().then((data) => {
        if (!stopped) stop = subscribeFor(data, argument)(next, fail);
      }, fail);
      return () => {
        stopped = true;
        stop();
      };
    },
    beginning,
  );
}

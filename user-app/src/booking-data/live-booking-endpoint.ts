import { loadBookingData } from 'shared-lib/data';
import { liveEndpoint, type Subscribe } from 'shared-lib/store';

/** What reads and writes services, hours and bookings, once it has arrived. */
export type BookingData = Awaited<ReturnType<typeof loadBookingData>>;

/** A live endpoint over what is loaded with the first screen that shows services or bookings. */
export function liveBookingEndpoint<Value, Argument>(
  subscribeFor: (data: BookingData, argument: Argument) => Subscribe<Value>,
) {
  return liveEndpoint<Value, Argument>((argument) => (next, fail) => {
    let stop = () => {};
    let stopped = false;
    loadBookingData().then((data) => {
      if (!stopped) stop = subscribeFor(data, argument)(next, fail);
    }, fail);
    return () => {
      stopped = true;
      stop();
    };
  });
}

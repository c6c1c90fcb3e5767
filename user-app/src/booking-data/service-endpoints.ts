import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint, type BookingData } from './live-booking-endpoint';

type ListedService = Parameters<Parameters<BookingData['subscribeToServices']>[1]>[0][number];

/** Live reads of the owner's services. */
export const serviceEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<ListedService[], string>(
      liveBookingEndpoint<ListedService[], string>(
        (data, uid) => (next, fail) => data.subscribeToServices(uid, next, fail),
      ),
    ),
  }),
});

export const { useServicesQuery } = serviceEndpoints;

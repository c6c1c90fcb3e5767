import type { ListedService } from 'shared-lib/data';
import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Live services of an owner, archived ones included. */
export const servicesFeed = liveBookingEndpoint<ListedService[], string>(
  (data, uid) => (next, fail) => data.subscribeToServices(uid, next, fail),
);

/** Endpoints that follow the owner's services. */
export const serviceEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<ListedService[], string>(servicesFeed),
  }),
});

export const { useServicesQuery } = serviceEndpoints;

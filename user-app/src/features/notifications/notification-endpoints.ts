import { subscribeToNotifications } from 'shared-lib/data';
import type { Notification } from 'shared-lib/model';
import { dataApi, liveEndpoint } from 'shared-lib/store';

/** Endpoint that follows the notifications of an account. */
export const notificationEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], string>(
      liveEndpoint<Notification[], string>(
        (uid) => (next, fail) => subscribeToNotifications(uid, next, fail),
        { cachedAs: 'notifications' },
      ),
    ),
  }),
});

export const { useNotificationsQuery } = notificationEndpoints;

import { subscribeToNotifications } from 'shared-lib/data';
import type { Notification } from 'shared-lib/domain';
import { dataApi, liveEndpoint } from 'shared-lib/store';

/** Live reads of the bell. */
/** The bell's endpoint. */
export const notificationEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], string>(
      liveEndpoint<Notification[], string>(
        (uid) => (next, fail) => subscribeToNotifications(uid, next, fail),
      ),
    ),
  }),
});

export const { useNotificationsQuery } = notificationEndpoints;

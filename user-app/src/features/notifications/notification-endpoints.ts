import { markNotificationsRead, subscribeToNotifications } from 'shared-lib/data';
import type { Notification } from 'shared-lib/domain';
import { dataApi, liveEndpoint, storedWrite, type Stored } from 'shared-lib/store';

/** Endpoints that follow the bell's notifications, and mark them as read. */
export const notificationEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], string>(
      liveEndpoint<Notification[], string>(
        (uid) => (next, fail) => subscribeToNotifications(uid, next, fail),
        { keptAs: 'notifications' },
      ),
    ),
    markNotificationsRead: build.mutation<Stored, { uid: string; ids: string[] }>(
      storedWrite(({ uid, ids }) => markNotificationsRead(uid, ids), { waits: 'screen' }),
    ),
  }),
});

export const { useMarkNotificationsReadMutation, useNotificationsQuery } = notificationEndpoints;

import { callFunction, markNotificationsRead, subscribeToNotifications } from 'shared-lib/data';
import type { CallableOutputs, CallableRequest, Notification } from 'shared-lib/domain';
import { dataApi, liveEndpoint, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

type GoingBack = CallableRequest<'goBackTemplate'> & { template: string };

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
    /** Gives a card the version of a template back that a roll-out replaced. */
    goBackTemplate: build.mutation<CallableOutputs['goBackTemplate'], GoingBack>(
      serverWrite(
        ({ cardId, templateId, version }) => callFunction('goBackTemplate', { cardId, templateId, version }),
        {
          done: ({ template }, { state }) =>
            (state === 'shown' ? messages.wentBack : messages.wentBackUnpublished)(template),
        },
      ),
    ),
  }),
});

export const { useGoBackTemplateMutation, useMarkNotificationsReadMutation, useNotificationsQuery } =
  notificationEndpoints;

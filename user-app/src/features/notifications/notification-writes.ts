import { callFunction, markNotificationsRead } from 'shared-lib/data';
import type { CallableOutputs, CallableRequest } from 'shared-lib/model';
import { dataApi, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

type GoingBack = CallableRequest<'goBackTemplate'> & { template: string };

const notificationWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGoBackTemplateMutation, useMarkNotificationsReadMutation } = notificationWrites;

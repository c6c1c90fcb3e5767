import { removeTemplate, restoreInstance } from 'shared-lib/data';
import type { TemplateInstance, TemplatePlace } from 'shared-lib/model';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

const templateWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    removeTemplate: build.mutation<Stored, { uid: string; place: TemplatePlace }>(
      storedWrite(({ uid, place }) => removeTemplate(uid, place), { waits: 'screen' }),
    ),
    /** Puts an instance back to its place. */
    restoreInstance: build.mutation<Stored, { uid: string; instance: TemplateInstance; isUndo?: boolean }>(
      storedWrite(({ uid, instance }) => restoreInstance(uid, instance), {
        waits: 'screen',
        done: ({ isUndo }) => (isUndo ? null : messages.restored),
      }),
    ),
  }),
});

export const { useRemoveTemplateMutation, useRestoreInstanceMutation } = templateWrites;

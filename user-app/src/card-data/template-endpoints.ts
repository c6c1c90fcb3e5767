import { subscribeToInstances, subscribeToTemplateIndex } from 'shared-lib/data';
import type { TemplateIndexEntry, TemplateInstance } from 'shared-lib/domain';
import { dataApi, liveEndpoint } from 'shared-lib/store';

/** Endpoints that follow the templates of a card, and those to choose from. */
const templateEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    instances: build.query<TemplateInstance[], { uid: string; cardId: string }>(
      liveEndpoint<TemplateInstance[], { uid: string; cardId: string }>(
        ({ uid, cardId }) =>
          (next, fail) =>
            subscribeToInstances(uid, cardId, next, fail),
      ),
    ),
    templateIndex: build.query<TemplateIndexEntry[], void>(
      liveEndpoint<TemplateIndexEntry[], void>(() => subscribeToTemplateIndex),
    ),
  }),
});

export const { useInstancesQuery, useTemplateIndexQuery } = templateEndpoints;

import { subscribeToActiveTemplate, subscribeToInstances, subscribeToTemplateIndex } from 'shared-lib/data';
import type { Template, TemplateIndexEntry, TemplateInstance, TemplatePlace } from 'shared-lib/model';
import { dataApi, liveEndpoint } from 'shared-lib/store';

/** Endpoints that follow the templates of a card, and those to choose from. */
export const templateEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    instances: build.query<TemplateInstance[], { uid: string; cardId: string }>(
      liveEndpoint<TemplateInstance[], { uid: string; cardId: string }>(
        ({ uid, cardId }) =>
          (next, fail) =>
            subscribeToInstances(uid, cardId, next, fail),
      ),
    ),
    activeTemplate: build.query<Template | null, { uid: string; place: TemplatePlace }>(
      liveEndpoint<Template | null, { uid: string; place: TemplatePlace }>(
        ({ uid, place }) =>
          (next) =>
            subscribeToActiveTemplate(uid, place, next),
      ),
    ),
    templateIndex: build.query<TemplateIndexEntry[], void>(
      liveEndpoint<TemplateIndexEntry[], void>(() => subscribeToTemplateIndex),
    ),
  }),
});

export const { useActiveTemplateQuery, useInstancesQuery, useTemplateIndexQuery } = templateEndpoints;

import {
  callFunction,
  listTemplateVersions,
  subscribeToLatestTemplateChange,
  subscribeToTemplate,
  type TemplateCollection,
} from 'shared-lib/data';
import type {
  Template,
  TemplateListEntry,
  TemplateStats,
  TemplateUse,
  TemplateVersion,
} from 'shared-lib/domain';
import { answerOf, dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** One template: as owners get it, or the edits of it that wait. */
interface TemplateKey {
  id: string;
  from: TemplateCollection;
}

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every template in short, and the figures above the list. */
    templateList: build.query<{ templates: TemplateListEntry[]; stats: TemplateStats }, void>({
      queryFn: () => answerOf(callFunction('listTemplates', {})),
    }),
    /** A template, or `null`; live. */
    template: build.query<Template | null, TemplateKey>(
      liveEndpoint(
        ({ id, from }: TemplateKey): Subscribe<Template | null> =>
          (onChange, onError) =>
            subscribeToTemplate(id, onChange, onError, from),
      ),
    ),
    /** Which template, or which edits that wait, were changed last; live. */
    latestTemplateChange: build.query<Pick<Template, 'id' | 'updatedAt'> | null, TemplateCollection>(
      liveEndpoint(
        (from: TemplateCollection): Subscribe<Pick<Template, 'id' | 'updatedAt'> | null> =>
          (onChange, onError) =>
            subscribeToLatestTemplateChange(from, onChange, onError),
      ),
    ),
    /** How much templates are used, of all that were ever counted; these, or a few of them, are counted if need be. */
    templateUse: build.query<Record<string, TemplateUse>, { templateIds: string[]; recount: string[] }>({
      queryFn: async (input) => {
        const answer = await answerOf(callFunction('countTemplateUse', input));
        return 'error' in answer ? answer : { data: answer.data.use };
      },
    }),
    /** Every published form of a template, the latest first. */
    templateVersions: build.query<TemplateVersion[], string>({
      queryFn: (id) => answerOf(listTemplateVersions(id)),
      // Others publish too: look again each time it is opened.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useLatestTemplateChangeQuery,
  useLazyTemplateUseQuery,
  useTemplateListQuery,
  useTemplateQuery,
  useTemplateVersionsQuery,
} = endpoints;

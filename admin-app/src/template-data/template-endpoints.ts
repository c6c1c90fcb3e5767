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
} from 'shared-lib/model';
import { answerOf, dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** A template: as owners see it, or with its unpublished edits. */
interface TemplateKey {
  id: string;
  from: TemplateCollection;
}

export const templateEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads every template in short, and the figures above the list. */
    templateList: build.query<{ templates: TemplateListEntry[]; stats: TemplateStats }, void>({
      queryFn: () => answerOf(callFunction('listTemplates', {})),
    }),
    /** Subscribes to a template; `null` when there is none. */
    template: build.query<Template | null, TemplateKey>(
      liveEndpoint(
        ({ id, from }: TemplateKey): Subscribe<Template | null> =>
          (onChange, onError) =>
            subscribeToTemplate(id, onChange, onError, from),
      ),
    ),
    /** Subscribes to the template, or the unpublished edits, that were changed last. */
    latestTemplateChange: build.query<Pick<Template, 'id' | 'updatedAt'> | null, TemplateCollection>(
      liveEndpoint(
        (from: TemplateCollection): Subscribe<Pick<Template, 'id' | 'updatedAt'> | null> =>
          (onChange, onError) =>
            subscribeToLatestTemplateChange(from, onChange, onError),
      ),
    ),
    /**
     * Reads the use of all templates that were ever counted; missing ones of those in the argument, or a few of them,
     * are counted first.
     */
    templateUse: build.query<Record<string, TemplateUse>, { templateIds: string[]; recount: string[] }>({
      queryFn: async (input) => {
        const answer = await answerOf(callFunction('countTemplateUse', input));
        return 'error' in answer ? answer : { data: answer.data.use };
      },
    }),
    /** Reads every published version of a template, latest first. */
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
} = templateEndpoints;

import {
  callFunction,
  listTemplateVersions,
  subscribeToTemplates,
  type TemplateCollection,
} from 'shared-lib/data';
import type { Template, TemplateUse, TemplateVersion } from 'shared-lib/domain';
import { dataApi, liveEndpoint, toDataError, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first page of templates as owners get them, or of edits that wait; live. */
    templates: build.query<Template[], TemplateCollection>(
      liveEndpoint(
        (from: TemplateCollection): Subscribe<Template[]> =>
          (onChange, onError) =>
            subscribeToTemplates(onChange, onError, from),
      ),
    ),
    /** How much each of these templates is used. */
    templateUse: build.query<Record<string, TemplateUse>, string[]>({
      queryFn: async (templateIds) => {
        try {
          return { data: (await callFunction('countTemplateUse', { templateIds })).use };
        } catch (error) {
          return { error: toDataError(error) };
        }
      },
    }),
    /** Every published form of a template, the latest first. */
    templateVersions: build.query<TemplateVersion[], string>({
      queryFn: async (id) => {
        try {
          return { data: await listTemplateVersions(id) };
        } catch (error) {
          return { error: toDataError(error) };
        }
      },
      // Others publish too: look again each time it is opened.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTemplatesQuery, useTemplateUseQuery, useTemplateVersionsQuery } = endpoints;

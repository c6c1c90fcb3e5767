import { rollBackTemplate, type Author } from 'shared-lib/data';
import type { TemplateVersion } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { inGallery } from './gallery-writes';

const WENT_BACK = (version: string) => `La plantilla vuelve a estar en la versión ${version}.`;

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a former version the present one. */
    rollBackTemplate: build.mutation<unknown, { author: Author; id: string; to: TemplateVersion }>({
      ...serverWrite(({ author, id, to }) => rollBackTemplate(author, id, to), {
        done: ({ to }) => WENT_BACK(to.version),
      }),
      ...inGallery,
    }),
  }),
});

export const { useRollBackTemplateMutation } = endpoints;

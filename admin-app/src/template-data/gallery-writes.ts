import { callFunction } from 'shared-lib/data';
import { dataApi, serverWrite } from 'shared-lib/store';

export const galleryWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Updates the gallery's index after a public change, which is saved already; the next change corrects a failure. */
    indexTemplates: build.mutation<unknown, void>(serverWrite(() => callFunction('indexTemplates', {}))),
  }),
});

export const { useIndexTemplatesMutation } = galleryWrites;

import { callFunction } from 'shared-lib/data';
import { dataApi, serverWrite, type AppDispatch } from 'shared-lib/store';

export const galleryWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Updates the gallery's index after a public change, which is saved already; the next change corrects a failure. */
    indexTemplates: build.mutation<unknown, void>(serverWrite(() => callFunction('indexTemplates', {}))),
  }),
});

export const { useIndexTemplatesMutation } = galleryWrites;

/** Updates the gallery once a mutation has succeeded. */
export const inGallery = {
  onQueryStarted(
    _argument: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: unknown }> },
  ) {
    queryFulfilled.then(
      ({ data }) =>
        void (data !== 'unchecked' && dispatch(galleryWrites.endpoints.indexTemplates.initiate())),
      () => undefined, // Nothing has changed.
    );
  },
};

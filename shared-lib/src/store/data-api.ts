import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** What a failed endpoint leaves in the store: enough to tell it in Spanish, nothing that can't be serialised. */
export interface DataError {
  code: string;
  message: string;
}

/**
 * The endpoints of the apps. Each feature injects its own (`dataApi.injectEndpoints`), which call repositories and
 * follow live snapshots; components know neither Firestore nor its errors.
 */
export const dataApi = createApi({
  reducerPath: 'data',
  baseQuery: fakeBaseQuery<DataError>(),
  endpoints: () => ({}),
});

import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { DataError } from './to-data-error';

/**
 * The endpoints of the apps. Each feature injects its own (`dataApi.injectEndpoints`), which call repositories and
 * follow live snapshots; components know neither Firestore nor its errors.
 */
export const dataApi = createApi({
  reducerPath: 'data',
  baseQuery: fakeBaseQuery<DataError>(),
  endpoints: () => ({}),
});

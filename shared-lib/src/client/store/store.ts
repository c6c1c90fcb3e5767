import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { refetchUnanswered } from './refetch-unanswered';
import { authSlice } from './auth-slice';
import { dataApi } from './data-api';

/** State of slices that remotes inject; each remote declares its own by augmenting this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging in the remotes
export interface LazySlices {}

/**
 * The reducer that remotes extend: `rootReducer.inject(slice)` in the remote's own module, typed through {@link
 * LazySlices}.
 */
export const rootReducer = combineSlices(authSlice, dataApi).withLazyLoadedSlices<LazySlices>();

/** Creates a store: one for the page, one for each test. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(refetchUnanswered, dataApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];

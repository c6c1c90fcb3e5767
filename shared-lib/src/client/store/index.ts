export { authSlice, sessionChanged, userChanged } from './auth-slice';
export { dataApi } from './data-api';
export { useAppDispatch, useAppSelector, useAuth, useUid } from './hooks';
export { liveEndpoint, type Beginning, type Subscribe } from './live-endpoint';
export { pagedEndpoint, usePages, type Page, type Pages } from './paged-endpoint';
export { savedOrQueued } from './saved-or-queued';
export { useWrite } from './use-write';
export { useIsUpdating } from './updating';
export {
  createStore,
  rootReducer,
  type AppDispatch,
  type AppStore,
  type LazySlices,
  type RootState,
} from './store';
export { answerOf, failureOf, toDataError, type DataError } from './to-data-error';
export {
  atOnce,
  serverWrite,
  storedWrite,
  runWithNotices,
  type Stored,
  type WriteNotices,
} from './write-endpoint';

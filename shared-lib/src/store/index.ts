export { authSlice, sessionChanged, userChanged } from './auth-slice';
export { dataApi, type DataError } from './data-api';
export { useAppDispatch, useAppSelector, useAuth, useUid } from './hooks';
export { answerOf, liveEndpoint, toDataError, type Subscribe } from './live-endpoint';
export {
  createStore,
  rootReducer,
  type AppDispatch,
  type AppStore,
  type LazySlices,
  type RootState,
} from './store';

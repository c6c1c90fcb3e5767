import { useDispatch, useSelector } from 'react-redux';
import type { AuthState } from '../../model';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Returns the state of the session. */
export function useAuth(): AuthState {
  return useAppSelector((state) => state.auth);
}

/** Returns the uid of the signed-in account, for screens behind a guard. */
export function useUid(): string {
  const { firebaseUser } = useAuth();
  if (!firebaseUser) throw new Error('useUid is for screens that need a session');
  return firebaseUser.uid;
}

import { useDispatch, useSelector } from 'react-redux';
import type { AuthState } from '../domain';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Who is signed in. */
export function useAuth(): AuthState {
  return useAppSelector((state) => state.auth);
}

/** The account of the person who is signed in, for screens behind a guard. */
export function useUid(): string {
  const { firebaseUser } = useAuth();
  if (!firebaseUser) throw new Error('useUid is for screens that need a session');
  return firebaseUser.uid;
}

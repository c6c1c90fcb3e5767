import type { AuthState } from '../../model';

/** Part of the store that monitoring and analytics follow. */
export interface AuthSource {
  getState: () => { auth: AuthState };
  subscribe: (listener: () => void) => () => void;
}

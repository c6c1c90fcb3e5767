import type { AuthState } from '../domain';

/** Part of the store that monitoring and analytics follow. */
export interface AuthSource {
  getState: () => { auth: AuthState };
  subscribe: (listener: () => void) => () => void;
}

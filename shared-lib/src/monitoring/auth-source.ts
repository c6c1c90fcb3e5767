import type { AuthState } from '../domain';

/** As much of the store as monitoring and analytics follow. */
export interface AuthSource {
  getState: () => { auth: AuthState };
  subscribe: (listener: () => void) => () => void;
}

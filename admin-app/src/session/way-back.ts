import { paths } from '../paths';

/**
 * State of the sign-in screen's entry in the browser's history, which no address can set: the screen of the panel that somebody was led away
 * from, and whether their permission is gone.
 */
interface SignInState {
  from: string;
  isRemoved?: boolean;
}

/** Returns the state with which a screen of the panel leads to the sign-in. */
export function leavingFor(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  { isRemoved = false } = {},
): SignInState {
  return { from: pathname + search + hash, ...(isRemoved && { isRemoved }) };
}

/** Returns the panel's screen to open after signing in: the one that somebody was led away from, or the Dashboard. */
export function wayBackIn(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state && state.from;
  const isScreen = typeof from === 'string' && from.startsWith(`${paths.admin}/`);
  return isScreen && !from.startsWith(paths.login) ? from : paths.dashboard;
}

/** Reports whether somebody was redirected to the sign-in because they are no administrator any more. */
export function wasRemoved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRemoved' in state && state.isRemoved === true;
}

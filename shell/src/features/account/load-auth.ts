import { NetworkError } from 'shared-lib/errors';
import { retry } from 'shared-lib/retry';
import { sessionConnected } from '../../app/connect-session';

async function load() {
  const [auth] = await Promise.all([import('shared-lib/auth'), sessionConnected()]);
  return auth;
}

/**
 * What signs in, loaded when it's needed: the form is ready to be filled in without it. Whoever signs in is noticed, as the
 * session is followed by then. A lost network is told as such.
 */
export async function loadAuth() {
  try {
    // What was begun without a network fails now that there is one, each of its parts in its own time.
    return await retry(load, { attempts: 4, baseDelayMs: 150, shouldRetry: () => navigator.onLine });
  } catch (error) {
    throw new NetworkError('Auth could not be loaded', 0, { cause: error });
  }
}

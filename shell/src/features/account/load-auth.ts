import { NetworkError } from 'shared-lib/errors';
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
    // What was begun without a network may fail now that there is one.
    return await load().catch(load);
  } catch (error) {
    throw new NetworkError('Auth could not be loaded', 0, { cause: error });
  }
}

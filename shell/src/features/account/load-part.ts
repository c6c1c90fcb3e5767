import { NetworkError } from 'shared-lib/errors';
import { retry } from 'shared-lib/retry';
import { sessionConnected } from '../../app/connect-session';

/**
 * Loads a part of the script that isn't needed to fill in the form. A lost network is reported as such.
 *
 * @param load - An `import()`.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    // Loads that began without a network still fail once there is one, each part in its own time.
    return await retry(load, { attempts: 4, baseDelayMs: 150, shouldRetry: () => navigator.onLine });
  } catch (error) {
    throw new NetworkError('A part of the form could not be loaded', 0, { cause: error });
  }
}

/** Loads the functions that sign in, and connects the store to the session, so that it notices the sign-in. */
export const loadAuth = () =>
  loadPart(async () => {
    const [auth] = await Promise.all([import('shared-lib/auth'), sessionConnected()]);
    return auth;
  });

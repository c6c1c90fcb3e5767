import { sessionConnected } from '../../app/connect-session';
import { loadPart } from './load-part';

/** Loads the functions that sign in, and connects the store to the session, so that it notices the sign-in. */
export const loadAuth = () =>
  loadPart(async () => {
    const [auth] = await Promise.all([import('shared-lib/auth'), sessionConnected()]);
    return auth;
  });

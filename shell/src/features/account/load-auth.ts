import { sessionConnected } from '../../app/connect-session';
import { loadPart } from './load-part';

/** What signs in. Whoever signs in is noticed, as the session is followed by then. */
export const loadAuth = () =>
  loadPart(async () => {
    const [auth] = await Promise.all([import('shared-lib/auth'), sessionConnected()]);
    return auth;
  });

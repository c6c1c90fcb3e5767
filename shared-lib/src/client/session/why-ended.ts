import { deployment, documentsUrl, resolveEndpoints } from '../../platform/config';
import { AppError, AuthError, SESSION_EXPIRED } from '../../platform/errors';
import { readDocuments } from '../first-read/rest-documents';
import { fromRestFields } from '../public-data/rest-values';

/** Returns the URL of the Auth service's lookup of the account of a token. */
function lookupUrl(): string {
  const { emulators } = resolveEndpoints();
  const host = emulators ? `http://${emulators.host}:${emulators.auth}/` : 'https://';
  const key = encodeURIComponent(deployment?.firebase.apiKey ?? 'demo');
  return `${host}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${key}`;
}

/** Reports whether the record of an account says that it is suspended. */
async function isSuspended(uid: string, token: string): Promise<boolean> {
  const reader = { uid, token, base: documentsUrl() };
  const [state] = await readDocuments(reader, [`users/${uid}/private/state`]);
  return fromRestFields(state?.fields)['disabled'] === true;
}

/** Reports whether the Auth service accepts a token still. */
async function isAccepted(token: string): Promise<boolean> {
  const { ok } = await fetch(lookupUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: token }),
  });
  return ok;
}

/**
 * Finds out why the server ended a session, which the Auth SDK doesn't report when a page loads: for a suspended
 * account the service only says that its token has expired.
 *
 * @param token - The session's ID token.
 * @returns The reason; `null` when the session goes on (the person signed out elsewhere) or nothing answers.
 * @see https://firebase.google.com/docs/reference/rest/auth#section-get-account-info
 */
export async function whyEnded(uid: string, token: string): Promise<AppError | null> {
  try {
    // The rules still read the token, whichever way the session ended.
    const suspended = await isSuspended(uid, token).catch(() => false);
    if (suspended) return new AppError('account-suspended', `${uid} is suspended`);
    return (await isAccepted(token))
      ? null
      : new AuthError(`The sessions of ${uid} were ended`, SESSION_EXPIRED);
  } catch {
    return null;
  }
}

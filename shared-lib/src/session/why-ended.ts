import { deployment, resolveEndpoints } from '../config';
import { AppError, AuthError, SESSION_EXPIRED } from '../errors';

/** Returns the address at which the Auth service tells of the account of a token. */
function lookupUrl(): string {
  const { emulators } = resolveEndpoints();
  const host = emulators ? `http://${emulators.host}:${emulators.auth}/` : 'https://';
  const key = encodeURIComponent(deployment?.firebase.apiKey ?? 'demo');
  return `${host}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${key}`;
}

/**
 * Asks the Auth service why it ended a session, which its SDK doesn't tell when it finds that out as a page begins.
 *
 * @param token - The session's ID token.
 * @returns The reason; `null` when the service accepts the token (the person signed out elsewhere) or doesn't answer.
 * @see https://firebase.google.com/docs/reference/rest/auth#section-get-account-info
 */
export async function whyEnded(token: string): Promise<AppError | null> {
  try {
    const response = await fetch(lookupUrl(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: { message?: string } };
    return error?.message?.startsWith('USER_DISABLED')
      ? new AppError('account-suspended', 'The account is suspended')
      : new AuthError(`The session ended: ${error?.message}`, SESSION_EXPIRED);
  } catch {
    return null;
  }
}

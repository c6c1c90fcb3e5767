import { createHash, randomUUID } from 'node:crypto';
import { GOOGLE_KEYS, type GoogleWorld, type Grant } from './google-world';

/** Time that a token of access is said to last, in seconds. */
const LASTS_S = 3599;

type Answered = [status: number, body: object];

const refused = (error: string): Answered => [400, { error, error_description: 'Bad Request' }];

function accessTo(google: GoogleWorld, grant: Grant): object {
  const token = `ya29.${randomUUID()}`;
  google.accessTokens.set(token, grant);
  return {
    ...{ access_token: token, expires_in: LASTS_S, token_type: 'Bearer' },
    scope: grant.scopes.join(' '),
  };
}

function answerCode(google: GoogleWorld, form: URLSearchParams): Answered {
  const issued = google.codes.get(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (!issued || issued.isUsed || issued.challenge !== challenge) return refused('invalid_grant');
  if (issued.redirect !== form.get('redirect_uri')) return refused('redirect_uri_mismatch');
  issued.isUsed = true;
  const token = `1//${randomUUID()}`;
  google.refreshTokens.set(token, issued.grant);
  return [200, { ...accessTo(google, issued.grant), refresh_token: token }];
}

/** Answers a token request: with a code and the secret half of its challenge, or with a refresh token. */
export function answerToken(google: GoogleWorld, form: URLSearchParams): Answered {
  if (
    form.get('client_id') !== GOOGLE_KEYS.clientId ||
    form.get('client_secret') !== GOOGLE_KEYS.clientSecret
  )
    return [401, { error: 'invalid_client' }];
  if (form.get('grant_type') === 'authorization_code') return answerCode(google, form);
  const grant = google.refreshTokens.get(form.get('refresh_token') ?? '');
  if (!grant || grant.isRevoked) return refused('invalid_grant');
  return [200, accessTo(google, grant)];
}

/** Revokes the consents of an account: its tokens are invalid from then on. */
export function revokeAccount(google: GoogleWorld, account: string): void {
  for (const grant of google.refreshTokens.values()) if (grant.account === account) grant.isRevoked = true;
}

/** Answers the end of a consent, by one of its tokens. */
export function answerRevoke(google: GoogleWorld, token: string): Answered {
  const grant = google.refreshTokens.get(token) ?? google.accessTokens.get(token);
  if (!grant || grant.isRevoked) return refused('invalid_token');
  revokeAccount(google, grant.account);
  return [200, {}];
}

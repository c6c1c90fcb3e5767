import { randomUUID } from 'node:crypto';
import { hasVerifier, revokeAccount, type Grant } from '../consents';
import { GOOGLE_KEYS, type GoogleWorld } from './google-world';

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
  if (!issued || issued.isUsed || !hasVerifier(issued, form)) return refused('invalid_grant');
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

/** Answers the end of a consent, by one of its tokens. */
export function answerRevoke(google: GoogleWorld, token: string): Answered {
  const grant = google.refreshTokens.get(token) ?? google.accessTokens.get(token);
  if (!grant || grant.isRevoked) return refused('invalid_token');
  revokeAccount(google, grant.account);
  return [200, {}];
}

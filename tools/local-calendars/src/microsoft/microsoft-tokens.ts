import { createHash, randomUUID } from 'node:crypto';
import { hasVerifier, type Grant } from '../consents';
import { MICROSOFT_KEYS, type MicrosoftWorld } from './microsoft-world';

/** Time that a token of access is said to last, in seconds. */
const LASTS_S = 3599;

/** Tenant of personal accounts. */
const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

type Answered = [status: number, body: object];

const refused = (status: number, error: string, code: number, text: string): Answered => [
  status,
  { error, error_description: `AADSTS${code}: ${text}`, error_codes: [code] },
];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns who somebody is, without a signature: it comes from the server itself. */
function identityOf(account: string): object {
  const oid = createHash('sha256').update(account).digest('hex').slice(0, 32);
  const claims = {
    ...{ aud: MICROSOFT_KEYS.clientId, iss: `https://login.microsoftonline.com/${TENANT}/v2.0` },
    ...{ tid: TENANT, oid, sub: oid, preferred_username: account, ver: '2.0' },
  };
  return {
    id_token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    client_info: encoded({ uid: oid, utid: TENANT }),
  };
}

/** Returns tokens for a consent: one of access, and another one for later. */
function tokensFor(microsoft: MicrosoftWorld, grant: Grant): Answered {
  const [access, refresh] = [`EwB.${randomUUID()}`, `M.C5_refresh.${randomUUID()}`];
  microsoft.accessTokens.set(access, grant);
  microsoft.refreshTokens.set(refresh, grant);
  return [
    200,
    {
      ...{ token_type: 'Bearer', expires_in: LASTS_S, ext_expires_in: LASTS_S },
      scope: grant.scopes.filter((scope) => scope.includes('/')).join(' '),
      ...{ access_token: access, refresh_token: refresh },
      ...identityOf(grant.account),
    },
  ];
}

function answerCode(microsoft: MicrosoftWorld, form: URLSearchParams): Answered {
  const issued = microsoft.codes.get(form.get('code') ?? '');
  if (!issued || issued.isUsed) return refused(400, 'invalid_grant', 54005, 'The code was already redeemed.');
  if (!hasVerifier(issued, form))
    return refused(400, 'invalid_grant', 501481, 'The Code_Verifier does not match.');
  if (issued.redirect !== form.get('redirect_uri'))
    return refused(400, 'invalid_client', 50011, 'The redirect address does not match.');
  issued.isUsed = true;
  return tokensFor(microsoft, issued.grant);
}

/** Answers a token request: with a code and the secret half of its challenge, or with a refresh token. */
export function answerToken(microsoft: MicrosoftWorld, form: URLSearchParams): Answered {
  if (
    form.get('client_id') !== MICROSOFT_KEYS.clientId ||
    form.get('client_secret') !== MICROSOFT_KEYS.clientSecret
  )
    return refused(401, 'invalid_client', 7000215, 'Invalid client secret provided.');
  if (form.get('grant_type') === 'authorization_code') return answerCode(microsoft, form);
  const grant = microsoft.refreshTokens.get(form.get('refresh_token') ?? '');
  if (microsoft.needsApproval)
    return refused(400, 'invalid_grant', 90094, 'The grant requires admin permission.');
  if (!grant || grant.isRevoked)
    return refused(400, 'invalid_grant', 70000, 'The user has revoked the consent.');
  return tokensFor(microsoft, grant);
}

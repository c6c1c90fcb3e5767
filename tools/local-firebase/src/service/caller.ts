import { RulesMap, type RulesValue } from '../rules/values';
import { isObject, type Json } from '../store/plain-objects';
import type { RequestRecord } from './request-record';
import { tagOf, type Headers } from './request-tag';

/** Caller of a request. The owner (an Admin SDK, a test with rules disabled) skips the rules. */
export interface Caller {
  readonly isOwner: boolean;
  /** Value of `request.auth` for rules. */
  readonly auth: RulesValue;
  /** For logs and the meter. */
  readonly label: string;
  /** Name under which the meter counts the request, besides its caller. */
  readonly tag?: string;
  /** Record of the present request, which gets its verdict and cost. */
  record?: RequestRecord;
}

const ANONYMOUS: Caller = { isOwner: false, auth: null, label: 'nobody' };
const OWNER: Caller = { isOwner: true, auth: null, label: 'owner' };

/** Returns the caller of a request, with its tag. */
export function callerFrom(headers: Headers): Caller {
  const { authorization } = headers;
  const caller = callerOf(typeof authorization === 'string' ? authorization : undefined);
  return { ...caller, tag: tagOf(headers) };
}

/**
 * Reads the `Authorization` header of a request.
 *
 * Tokens are decoded but not verified: emulated ones are unsigned, and those of test contexts carry times
 * in 1970. This is why the server listens on loopback only. The self-signed token of a service
 * account, which an Admin SDK over REST sends, has every right.
 */
export function callerOf(authorization: string | undefined): Caller {
  const token = /^(?:Bearer|Firebase)\s+(.+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return ANONYMOUS;
  if (token === 'owner') return OWNER;
  const claims = decodeClaims(token);
  if (!claims) return ANONYMOUS;
  if (isServiceAccount(claims)) return OWNER;
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string') return ANONYMOUS;
  return { isOwner: false, auth: RulesMap.of({ uid, token: jsonToRules(claims) }), label: `uid ${uid}` };
}

function isServiceAccount(claims: Json): boolean {
  return typeof claims.iss === 'string' && claims.iss.endsWith('.gserviceaccount.com');
}

function decodeClaims(token: string): Json | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return isObject(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** JSON as the language sees it: whole numbers are integers. */
export function jsonToRules(json: unknown): RulesValue {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(jsonToRules);
  if (typeof json !== 'object') return null;
  return new RulesMap(new Map(Object.entries(json).map(([key, value]) => [key, jsonToRules(value)])));
}

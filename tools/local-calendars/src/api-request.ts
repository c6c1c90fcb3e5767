import type { IncomingMessage } from 'node:http';
import type { Consents, Grant } from './consents';

/** Reads the body of a request that the product sent. */
export function readBody<T>(body: string): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a request of another form than Google and Microsoft describe fails in the product's tests
  return JSON.parse(body) as T;
}

/** Reads the consent of a request; `null` for none. */
export function grantOf({ accessTokens }: Consents, { headers }: IncomingMessage): Grant | null {
  const grant = accessTokens.get((headers.authorization ?? '').replace(/^Bearer /, ''));
  return grant && !grant.isRevoked ? grant : null;
}

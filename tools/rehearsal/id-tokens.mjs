import { createPublicKey, createSign, createVerify, X509Certificate } from 'node:crypto';

/** Fields of the Auth service's answers that hold an ID token. */
const TOKEN_FIELDS = new Set(['idToken', 'id_token', 'access_token']);

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * Creates a signer for the ID tokens of the Auth emulator, which signs none, and a check of its signatures: functions then verify tokens as
 * in production.
 *
 * @param {{ id: string, key: string, cert: string }} signing
 */
export function idTokens({ id, key, cert }) {
  const publicKey = createPublicKey(
    new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }),
  );

  const sign = (claims) => {
    const signed = `${encode({ alg: 'RS256', kid: id, typ: 'JWT' })}.${encode(claims)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
  };

  /** Signs a token that has no signature; anything else stays as it is. */
  const signToken = (token) => {
    const [header = '', claims = ''] = token.split('.');
    try {
      return decode(header).alg === 'none' ? sign(decode(claims)) : token;
    } catch {
      return token;
    }
  };

  return {
    /** Certificates by the id of their key, as Google publishes them. */
    certificates: { [id]: cert },
    signToken,

    /** Returns an answer of the Auth service with its ID tokens signed. */
    signAnswer: (text) => {
      try {
        const body = JSON.parse(text);
        const entries = Object.entries(body).map(([name, value]) =>
          TOKEN_FIELDS.has(name) && typeof value === 'string' ? [name, signToken(value)] : [name, value],
        );
        return JSON.stringify(Object.fromEntries(entries));
      } catch {
        return text;
      }
    },

    /** Reports whether a token was signed here and is still good. */
    isGood: (token, now = Date.now()) => {
      const [header = '', claims = '', signature = ''] = token.split('.');
      try {
        const isSigned =
          decode(header).alg === 'RS256' &&
          createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(publicKey, signature, 'base64url');
        return isSigned && decode(claims).exp * 1000 > now;
      } catch {
        return false;
      }
    },
  };
}

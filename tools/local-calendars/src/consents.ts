import { createHash } from 'node:crypto';

/** A consent that was given, until it is taken away. */
export interface Grant {
  account: string;
  scopes: string[];
  isRevoked: boolean;
}

/** A code that the page of consent has sent back. */
interface IssuedCode {
  grant: Grant;
  challenge: string;
  redirect: string;
  isUsed: boolean;
}

/** Consents at a maker of calendars, by what it has issued for them. */
export interface Consents {
  codes: Map<string, IssuedCode>;
  /** Consents by tokens for later. Those of before stay in force where a maker gives another one for each use. */
  refreshTokens: Map<string, Grant>;
  accessTokens: Map<string, Grant>;
}

/** Returns the consents of a maker to which nobody has given one. */
export const noConsents = (): Consents => ({
  codes: new Map(),
  refreshTokens: new Map(),
  accessTokens: new Map(),
});

/** Issues a code for a consent that was given by a form. */
export function issueCode(
  { codes }: Consents,
  code: string,
  form: URLSearchParams,
  { account, scopes }: { account: string; scopes: string[] },
): void {
  codes.set(code, {
    grant: { account: form.get('account') ?? account, scopes, isRevoked: false },
    challenge: form.get('code_challenge') ?? '',
    redirect: form.get('redirect_uri') ?? '',
    isUsed: false,
  });
}

/** Reports whether a question for tokens has the secret half of a code's challenge (RFC 7636). */
export const hasVerifier = ({ challenge }: IssuedCode, question: URLSearchParams): boolean =>
  createHash('sha256')
    .update(question.get('code_verifier') ?? '')
    .digest('base64url') === challenge;

/** Ends the consents of an account: its tokens are none from then on. */
export function revokeAccount({ refreshTokens }: Consents, account: string): void {
  for (const grant of refreshTokens.values()) if (grant.account === account) grant.isRevoked = true;
}

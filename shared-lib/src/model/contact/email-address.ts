/** Problem of an e-mail address; `email-accent` for letters with accents before the @, which mail servers rarely take. */
export type EmailProblem = 'email-invalid' | 'email-accent';

const EMAIL = /^[^\s@<>()"',;:\\]+@[^\s@<>()"',;:\\]+\.[^\s@<>()"',;:\\.]{2,}$/;

/** Matches a domain that would be valid in mail but for its non-ASCII letters. */
const WRITTEN_DOMAIN = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns an address as mail servers know it, the same in every browser: `ana@peluquería.es` becomes `ana@xn--peluquera-n5a.es`.
 */
export function asciiEmail(text: string): string {
  const address = text.trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !WRITTEN_DOMAIN.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  return address.slice(0, at) + new URL(`https://${domain}`).hostname;
}

/** Returns an address without the accents before its @, which is what people usually mean. */
export function withoutAccents(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at).normalize('NFD').replace(/\p{M}/gu, '') + address.slice(at);
}

/** Returns the problem of a field with an e-mail address; `null` for an empty one and for an address. */
export function findEmailProblem(text: string): EmailProblem | null {
  const address = text.trim();
  if (address === '') return null;
  if (!EMAIL.test(asciiEmail(address))) return 'email-invalid';
  return /^\p{ASCII}+@/u.test(address) ? null : 'email-accent';
}

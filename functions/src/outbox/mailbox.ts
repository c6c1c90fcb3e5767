import { createHash } from 'node:crypto';

/** Domains whose addresses ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address leads to: in lower case, without a suffix after a plus, and without the dots that
 * Gmail ignores.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Returns a hash of a mailbox, for documents that must not hold the address; empty for none. */
export function mailboxKeyOf(address: string): string {
  return address === '' ? '' : createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 40);
}

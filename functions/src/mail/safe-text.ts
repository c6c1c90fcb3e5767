import { PRODUCT_NAME } from 'shared-lib/config';
import { firstNameOf, hasLink, isolated, unlinked } from 'shared-lib/model';

/**
 * Puts a person's text on one line, with nothing that mail programs turn into a link: our mail leads only to our pages.
 */
export const oneLine = (text: string): string => isolated(unlinked(text.replace(/\s+/g, ' ').trim()));

/**
 * Returns the part of a name that is safe to send to an unproved address: anybody may book with somebody else's
 * address, and our mail must not carry their words there. Of a compound name all but the first part are known ones.
 */
export function safeFirstName(name: string): string {
  const first = firstNameOf(name);
  return /^[\p{L}\p{M}'’-]{1,40}( [\p{L}\p{M}]{1,20}){0,3}$/u.test(first) ? first : '';
}

/**
 * Returns an owner's name for the sender and head of mail to third parties; the product's name instead of one that
 * contains a link.
 */
export const shownName = (name: string): string => (hasLink(name) ? PRODUCT_NAME : oneLine(name));

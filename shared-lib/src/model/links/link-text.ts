/** Top-level domains that mail programs and chats recognise without a scheme, besides all those of two letters. */
const ENDINGS =
  'com|net|org|info|biz|app|dev|xyz|top|site|online|shop|store|click|link|club|live|vip|icu|page|web|website|tech|space|fun|cloud|pro|name|[a-z]{2}';

/** Matches an address that programs would turn into a link. The rules have the same expression in RE2. */
const LINK = new RegExp(
  `://|www[.][^\\s]|[^\\s]@[^\\s]|[\\p{L}\\p{N}-][.](${ENDINGS})([^\\p{L}\\p{N}]|$)`,
  'iu',
);

/**
 * Reports whether a text contains anything that a mail program would turn into a link: an address with or without its
 * scheme, or an e-mail address.
 */
export function hasLink(text: string): boolean {
  return LINK.test(text);
}

/** A character without width that ends an address for programs and is invisible to people. */
const BREAK = '\u200c';

/** Returns text that looks the same but contains nothing that programs turn into a link. */
export function unlinked(text: string): string {
  return text.replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/[.@](?=\S)/g, (sign) => sign + BREAK);
}

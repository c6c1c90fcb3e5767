import { cleanLine } from '../bookings/book/clean-text';

/**
 * Returns a user's text without markup: on one line, without tags, mentions or addresses that chats and pages would
 * turn into links. The wording of errors stays readable.
 */
export function plainWords(text: string): string {
  return cleanLine(
    text
      .replace(/<[^<>]*>/g, ' ')
      .replaceAll('<', '‹')
      .replaceAll('>', '›')
      .replaceAll('](', '] (')
      .replaceAll('://', ': //')
      .replaceAll('@', '＠')
      .replace(/[`*]/g, "'"),
  ).replace(/ {2,}/g, ' ');
}

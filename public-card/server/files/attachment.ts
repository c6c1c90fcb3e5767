/** Policy of served files, in which nothing may run as a page of ours. */
export const FILE_POLICY = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** Matches what a file's name can't have on some system. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * Returns the header that has a browser save an answer: `filename` in ASCII for old clients, `filename*` with the real name
 * for the rest (RFC 6266).
 *
 * @param file.plain - Name in ASCII, without its ending.
 * @param file.name - Name in any script, without its ending; its owner typed it.
 * @param file.ending - Such as `pdf`.
 */
export function attachment({ plain, name, ending }: { plain: string; name: string; ending: string }): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}.${ending}`;
}

/** Reports whether a character may be within a name, but neither begin nor end one. */
const isInnerOnly = (char: string): boolean => char === ' ' || char === '.';

/** Returns a title as the name of a file; empty for one that has nothing left. */
export function fileName(title: string): string {
  const chars = Array.from(title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' '));
  const start = chars.findIndex((char) => !isInnerOnly(char));
  const last = chars.findLastIndex((char) => !isInnerOnly(char));
  return start === -1 ? '' : chars.slice(start, last + 1).join('');
}

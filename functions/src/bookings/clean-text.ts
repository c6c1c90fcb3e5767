/** Control characters, and those that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's text on one line, without characters that nobody sees. */
export function cleanLine(text: string): string {
  return text.replace(HIDDEN, ' ').trim();
}

/** The same for a text of several lines. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim();
}

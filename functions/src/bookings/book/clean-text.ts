/** Control characters, and characters that change the direction of text. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Puts a visitor's text on one line, without invisible characters. */
export function cleanLine(text: string): string {
  return text.replace(HIDDEN, ' ').trim();
}

/** Removes invisible characters from a visitor's text, whose lines stay. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim();
}

import { z } from 'zod';

/** Text of at most `max` characters (UTF-16 units, as the rules and text fields count); empty is allowed. */
export const text = (max: number) => z.string().max(max, `too-long:${max}`);

/** Trims text, normalises line ends and removes control characters, so that nothing invisible reaches a visitor. */
export function clean(value: string): string {
  return value
    .replace(/\r\n?|\u0085/g, '\n')

    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** Returns {@link clean} text on one line. */
export function cleanLine(value: string): string {
  return clean(value).replace(/\s+/g, ' ');
}

/** Tells whether a code point belongs to a class. */
export type CharacterTest = (codePoint: number) => boolean;

/** A range of characters, in both cases when case does not matter. */
export function characterTest(from: number, to: number, anyCase: boolean): CharacterTest {
  const within: CharacterTest = (code) => code >= from && code <= to;
  if (!anyCase) return within;
  return (code) => within(code) || variantsOf(code).some(within);
}

/** The other case of a character, where it is one character too. */
function variantsOf(code: number): number[] {
  const char = String.fromCodePoint(code);
  const variants = [char.toLowerCase(), char.toUpperCase(), char.toUpperCase().toLowerCase()];
  return variants.filter((variant) => [...variant].length === 1).map((variant) => variant.codePointAt(0)!);
}

/** Everything else. */
export function not(test: CharacterTest): CharacterTest {
  return (code) => !test(code);
}

function ascii(expression: RegExp): CharacterTest {
  return (code) => code < 128 && expression.test(String.fromCharCode(code));
}

/** What a letter after a backslash stands for. */
export const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };

/** `\d` and the like: of RE2 they are ASCII only. */
export const PERL: Readonly<Record<string, CharacterTest>> = {
  d: ascii(/[0-9]/),
  s: ascii(/[\t\n\f\r ]/),
  w: ascii(/\w/),
};

/** What stands between `[:` and `:]`. */
export const POSIX: Readonly<Record<string, CharacterTest>> = {
  alnum: ascii(/[0-9A-Za-z]/),
  alpha: ascii(/[A-Za-z]/),
  ascii: (code) => code < 128,
  blank: ascii(/[\t ]/),
  cntrl: (code) => code < 32 || code === 127,
  digit: ascii(/[0-9]/),
  graph: ascii(/[!-~]/),
  lower: ascii(/[a-z]/),
  print: ascii(/[ -~]/),
  punct: ascii(/[!-/:-@[-`{-~]/),
  space: ascii(/[\t\n\v\f\r ]/),
  upper: ascii(/[A-Z]/),
  word: ascii(/\w/),
  xdigit: ascii(/[0-9A-Fa-f]/),
};

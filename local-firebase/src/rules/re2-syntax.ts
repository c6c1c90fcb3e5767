import { characterTest, CONTROLS, not, PERL, POSIX, type CharacterTest } from './re2-characters';
import { EvaluationError } from './values';

export type Re2Node =
  | { kind: 'empty' }
  | { kind: 'char'; test: CharacterTest }
  | { kind: 'sequence'; parts: Re2Node[] }
  | { kind: 'choice'; branches: Re2Node[] }
  | { kind: 'repeat'; body: Re2Node; min: number; max: number; greedy: boolean }
  | { kind: 'group'; index: number; body: Re2Node }
  | { kind: 'assert'; what: Assertion };

/** `text…` is the whole text, `line…` also stops at line breaks. */
export type Assertion =
  'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'wordBoundary' | 'notWordBoundary';

interface Flags {
  i: boolean;
  m: boolean;
  s: boolean;
  U: boolean;
}

const MAX_REPEAT = 1000;
const MAX_DEPTH = 200;

/** Reads a pattern in RE2 syntax; what RE2 does not know, such as look-around, is an error. */
export function parseRe2(pattern: string): { root: Re2Node; groups: number } {
  const parser = new Re2Parser(pattern);
  const root = parser.choice({ i: false, m: false, s: false, U: false }, 0);
  parser.expectEnd();
  return { root, groups: parser.groups };
}

class Re2Parser {
  groups = 0;
  private readonly chars: readonly string[];
  private readonly names = new Set<string>();
  private at = 0;

  constructor(private readonly pattern: string) {
    this.chars = [...pattern];
  }

  expectEnd(): void {
    if (this.at < this.chars.length) throw this.invalid();
  }

  choice(outer: Flags, depth: number): Re2Node {
    if (depth > MAX_DEPTH) throw this.invalid();
    // A flag that is set inside a group holds up to its end.
    const flags = { ...outer };
    const branches = [this.sequence(flags, depth)];
    while (this.accept('|')) branches.push(this.sequence(flags, depth));
    return branches.length === 1 ? branches[0]! : { kind: 'choice', branches };
  }

  private sequence(flags: Flags, depth: number): Re2Node {
    const parts: Re2Node[] = [];
    while (this.at < this.chars.length && !this.sees('|') && !this.sees(')')) {
      if (this.quoted(parts, flags)) continue;
      const atom = this.atom(flags, depth);
      if (atom) parts.push(this.repeated(atom, flags));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  /** `\Q…\E`: the text as it stands. */
  private quoted(parts: Re2Node[], flags: Flags): boolean {
    if (!this.seesText('\\Q')) return false;
    this.at += 2;
    while (this.at < this.chars.length && !this.seesText('\\E')) parts.push(literal(this.next(), flags));
    if (this.at < this.chars.length) this.at += 2;
    return true;
  }

  private atom(flags: Flags, depth: number): Re2Node | undefined {
    const char = this.next();
    if (char === '(') return this.group(flags, depth);
    if (char === '[') return { kind: 'char', test: this.characterClass(flags) };
    if (char === '.') return { kind: 'char', test: flags.s ? () => true : (code) => code !== 10 };
    if (char === '^') return { kind: 'assert', what: flags.m ? 'lineStart' : 'textStart' };
    if (char === '$') return { kind: 'assert', what: flags.m ? 'lineEnd' : 'textEnd' };
    if ('*+?'.includes(char)) throw this.invalid();
    if (char === '\\') return this.escape(flags);
    return literal(char, flags);
  }

  private group(flags: Flags, depth: number): Re2Node | undefined {
    if (!this.accept('?')) return this.capture(flags, depth);
    const named = /^P?<([A-Za-z_]\w*)>/.exec(this.rest(80));
    if (named) {
      this.at += named[0].length;
      if (this.names.has(named[1]!)) throw this.invalid();
      this.names.add(named[1]!);
      return this.capture(flags, depth);
    }
    const setting = /^([imsU]*)(?:-([imsU]+))?([:)])/.exec(this.rest(20));
    if (!setting || (setting[3] === ')' && setting[0] === ')')) throw this.invalid();
    this.at += setting[0].length;
    const inner = setting[3] === ')' ? flags : { ...flags };
    for (const flag of setting[1]!) inner[flag as keyof Flags] = true;
    for (const flag of setting[2] ?? '') inner[flag as keyof Flags] = false;
    if (setting[3] === ')') return undefined;
    const body = this.choice(inner, depth + 1);
    if (!this.accept(')')) throw this.invalid();
    return body;
  }

  private capture(flags: Flags, depth: number): Re2Node {
    const index = ++this.groups;
    const body = this.choice(flags, depth + 1);
    if (!this.accept(')')) throw this.invalid();
    return { kind: 'group', index, body };
  }

  private repeated(atom: Re2Node, flags: Flags): Re2Node {
    const bounds = this.bounds();
    if (!bounds) return atom;
    const greedy = this.accept('?') === flags.U;
    // `a**` is refused, as RE2 refuses it.
    if (this.bounds()) throw this.invalid();
    return { kind: 'repeat', body: atom, ...bounds, greedy };
  }

  private bounds(): { min: number; max: number } | undefined {
    if (this.accept('*')) return { min: 0, max: Infinity };
    if (this.accept('+')) return { min: 1, max: Infinity };
    if (this.accept('?')) return { min: 0, max: 1 };
    const counted = /^\{(\d+)(,(\d*))?\}/.exec(this.rest(24));
    if (!counted) return undefined;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[2] === undefined ? min : counted[3] === '' ? Infinity : Number(counted[3]);
    if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT) || max < min) throw this.invalid();
    return { min, max };
  }

  private escape(flags: Flags): Re2Node {
    const char = this.chars[this.at];
    const assertions: Record<string, Assertion> = {
      A: 'textStart',
      z: 'textEnd',
      b: 'wordBoundary',
      B: 'notWordBoundary',
    };
    const what = assertions[char ?? ''];
    if (what) {
      this.at++;
      return { kind: 'assert', what };
    }
    if (this.accept('C')) return { kind: 'char', test: () => true };
    const known = this.classEscape(flags);
    if (known) return { kind: 'char', test: known };
    return literal(String.fromCodePoint(this.codePointEscape()), flags);
  }

  /** `\d`, `\pL` and the like, after the backslash. */
  private classEscape(flags: Flags): CharacterTest | undefined {
    const char = this.chars[this.at] ?? '';
    const perl = PERL[char.toLowerCase()];
    if (perl && 'dswDSW'.includes(char)) {
      this.at++;
      return char === char.toLowerCase() ? perl : not(perl);
    }
    const property = /^([pP])(?:\{(\^?)(\w+)\}|([A-Z]))/.exec(this.rest(60));
    if (!property) {
      if (char === 'p' || char === 'P') throw this.invalid();
      return undefined;
    }
    this.at += property[0].length;
    const test = this.unicodeProperty(property[3] ?? property[4]!, flags);
    return (property[1] === 'P') === (property[2] === '^') ? test : not(test);
  }

  private unicodeProperty(name: string, flags: Flags): CharacterTest {
    if (name === 'Any') return () => true;
    const property = /^(?:C[cfos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/.test(name)
      ? name
      : `Script=${name}`;
    try {
      const expression = new RegExp(`^\\p{${property}}$`, flags.i ? 'iu' : 'u');
      return (code) => expression.test(String.fromCodePoint(code));
    } catch {
      throw this.invalid();
    }
  }

  /** The code point that an escape stands for, after the backslash. */
  private codePointEscape(): number {
    const hex = /^x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/.exec(this.rest(12));
    const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{2}|[1-7][0-7](?![0-9]))/.exec(this.rest(4));
    const matched = hex ?? octal;
    if (matched) {
      this.at += matched[0].length;
      const code = hex ? parseInt(hex[1] ?? hex[2]!, 16) : parseInt(octal![0], 8);
      if (code > 0x10ffff) throw this.invalid();
      return code;
    }
    if (this.at >= this.chars.length) throw this.invalid();
    const char = this.next();
    const control = CONTROLS[char];
    if (control !== undefined) return control;
    if (/[\w]/.test(char) || char > '\x7f') throw this.invalid();
    return char.codePointAt(0)!;
  }

  private characterClass(flags: Flags): CharacterTest {
    const negated = this.accept('^');
    const tests: CharacterTest[] = [];
    for (let first = true; first || !this.sees(']'); first = false) {
      if (this.at >= this.chars.length) throw this.invalid();
      tests.push(this.classItem(flags));
    }
    this.at++;
    const any: CharacterTest = (code) => tests.some((test) => test(code));
    return negated ? not(any) : any;
  }

  private classItem(flags: Flags): CharacterTest {
    const posix = /^\[:(\^?)(\w+):\]/.exec(this.rest(20));
    if (posix) {
      this.at += posix[0].length;
      const test = Object.hasOwn(POSIX, posix[2]!) ? POSIX[posix[2]!] : undefined;
      if (!test) throw this.invalid();
      return posix[1] ? not(test) : test;
    }
    if (this.sees('\\')) {
      this.at++;
      const known = this.classEscape(flags);
      if (known) return known;
      this.at--;
    }
    const from = this.classCharacter();
    const isRange =
      this.sees('-') && this.chars[this.at + 1] !== undefined && this.chars[this.at + 1] !== ']';
    if (!isRange) return characterTest(from, from, flags.i);
    this.at++;
    const to = this.classCharacter();
    if (to < from) throw this.invalid();
    return characterTest(from, to, flags.i);
  }

  private classCharacter(): number {
    if (this.at >= this.chars.length) throw this.invalid();
    return this.accept('\\') ? this.codePointEscape() : this.next().codePointAt(0)!;
  }

  private next(): string {
    return this.chars[this.at++]!;
  }

  private sees(char: string): boolean {
    return this.chars[this.at] === char;
  }

  private seesText(text: string): boolean {
    return this.rest(text.length) === text;
  }

  private accept(char: string): boolean {
    if (!this.sees(char)) return false;
    this.at++;
    return true;
  }

  private rest(length: number): string {
    return this.chars.slice(this.at, this.at + length).join('');
  }

  private invalid(): EvaluationError {
    return new EvaluationError(`Invalid regular expression: ${this.pattern}`);
  }
}

function literal(char: string, flags: Flags): Re2Node {
  const code = char.codePointAt(0)!;
  return { kind: 'char', test: characterTest(code, code, flags.i) };
}

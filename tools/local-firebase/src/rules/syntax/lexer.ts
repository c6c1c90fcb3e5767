import { RulesSyntaxError, type Position } from './source';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

export interface Token extends Position {
  kind: TokenKind;
  text: string;
  /** Index into the source, just after the token. */
  end: number;
  start: number;
}

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', '$(', '=**'];
const SINGLE = '{}()[];:,.<>=+-*/%!?$&|';
const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/**
 * Cuts a rules file into tokens on demand. It is driven by the parser because a slash is a division in
 * one place and the start of a path in another, and inside a path other characters are allowed.
 */
export class Lexer {
  constructor(
    readonly fileName: string,
    readonly source: string,
  ) {}

  /** Reads the token at or after an index. */
  tokenAt(index: number): Token {
    const start = this.skipBlank(index);
    const rest = this.source.slice(start, start + 3);
    const char = this.source[start];
    if (char === undefined) return this.token('end', start, start, '');
    if (/[A-Za-z_]/.test(char)) {
      const isBytes =
        (char === 'b' || char === 'B') && (this.source[start + 1] === '"' || this.source[start + 1] === "'");
      if (isBytes) return this.text('bytes', start, start + 1);
      return this.match('name', /[A-Za-z_][A-Za-z0-9_]*/y, start);
    }
    if (/[0-9]/.test(char)) return this.number(start);
    if (char === '"' || char === "'") return this.text('string', start, start);
    const long = SYMBOLS.find((symbol) => rest.startsWith(symbol));
    if (long) return this.token('symbol', start, start + long.length, long);
    if (SINGLE.includes(char)) return this.token('symbol', start, start + 1, char);
    throw this.error(start, `unexpected character '${char}'`);
  }

  /** Reads the literal text of one path segment at an index; empty when none is there. */
  segmentAt(index: number): string {
    const pattern = /\(default\)|[A-Za-z0-9_\-.~%@]+/y;
    pattern.lastIndex = index;
    return pattern.exec(this.source)?.[0] ?? '';
  }

  error(index: number, problem: string): RulesSyntaxError {
    return new RulesSyntaxError(this.fileName, this.positionOf(index), problem, this.source);
  }

  positionOf(index: number): Position {
    const before = this.source.slice(0, index);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: index - lineStart + 1 };
  }

  private skipBlank(index: number): number {
    const pattern = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    pattern.lastIndex = index;
    pattern.exec(this.source);
    const next = Math.max(pattern.lastIndex, index);
    if (this.source.startsWith('/*', next)) throw this.error(next, 'this comment is not closed');
    return next;
  }

  private number(start: number): Token {
    const hex = this.tryMatch('int', /0[xX][0-9a-fA-F]+/y, start);
    if (hex) return hex;
    const float = this.tryMatch('float', /\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/y, start);
    return float ?? this.match('int', /\d+/y, start);
  }

  /** Reads a string; for bytes, the text has one character for each byte. */
  private text(kind: 'string' | 'bytes', start: number, quoteAt: number): Token {
    const quote = this.source.charAt(quoteAt);
    let value = '';
    let i = quoteAt + 1;
    for (;;) {
      const char = this.source[i];
      if (char === undefined || char === '\n' || char === '\r') {
        throw this.error(start, 'this string is not closed');
      }
      if (char === quote) break;
      if (char === '\\') {
        const escape = this.escapeAt(i, kind);
        value += escape.text;
        i += escape.length;
      } else {
        const [whole = char] = this.source.slice(i, i + 2);
        value += kind === 'bytes' ? Buffer.from(whole).toString('latin1') : whole;
        i += whole.length;
      }
    }
    return this.token(kind, start, i + 1, value);
  }

  /** `\x41`, `\101`, `\u0041` (not in bytes) and the short ones; everything else is refused. */
  private escapeAt(index: number, kind: 'string' | 'bytes'): { text: string; length: number } {
    const rest = this.source.slice(index + 1, index + 6);
    const short = ESCAPES[rest[0] ?? ''];
    if (short !== undefined) return { text: short, length: 2 };
    const code = /^(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|u[0-9a-fA-F]{4})/.exec(rest)?.[0];
    if (code === undefined || (code.startsWith('u') && kind === 'bytes')) {
      throw this.error(index, `invalid escape '\\${rest[0] ?? ''}': a backslash itself is written '\\\\'`);
    }
    const value = /^[xu]/.test(code) ? parseInt(code.slice(1), 16) : parseInt(code, 8);
    return { text: String.fromCharCode(value), length: 1 + code.length };
  }

  private match(kind: TokenKind, pattern: RegExp, start: number): Token {
    const token = this.tryMatch(kind, pattern, start);
    if (!token) throw this.error(start, 'unexpected text');
    return token;
  }

  private tryMatch(kind: TokenKind, pattern: RegExp, start: number): Token | undefined {
    pattern.lastIndex = start;
    const text = pattern.exec(this.source)?.[0];
    return text === undefined ? undefined : this.token(kind, start, start + text.length, text);
  }

  private token(kind: TokenKind, start: number, end: number, text: string): Token {
    return { kind, text, start, end, ...this.lazyPosition(start) };
  }

  /** Line and column, counted incrementally: tokens are mostly read in order. */
  private lazyPosition(start: number): Position {
    if (start < this.seenIndex) return this.positionOf(start);
    for (let i = this.seenIndex; i < start; i++) {
      if (this.source[i] === '\n') {
        this.seenLine++;
        this.lineStart = i + 1;
      }
    }
    this.seenIndex = start;
    return { line: this.seenLine, column: start - this.lineStart + 1 };
  }

  private seenIndex = 0;
  private seenLine = 1;
  private lineStart = 0;
}

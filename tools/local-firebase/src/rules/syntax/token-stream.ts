import { Lexer, type Token } from './lexer';
import { RulesSyntaxError, type Position } from './source';

/** A cursor over the tokens of a rules file: one token ahead, and path segments where paths stand. */
export class TokenStream {
  private readonly lexer: Lexer;
  private ahead: Token | undefined;
  private index = 0;

  constructor(fileName: string, source: string) {
    this.lexer = new Lexer(fileName, source);
  }

  peek(): Token {
    this.ahead ??= this.lexer.tokenAt(this.index);
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.index = token.end;
    this.ahead = undefined;
    return token;
  }

  is(symbol: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.text === symbol;
  }

  isName(name: string): boolean {
    const token = this.peek();
    return token.kind === 'name' && token.text === name;
  }

  /** Takes the symbol when it is next. */
  accept(symbol: string): boolean {
    if (!this.is(symbol)) return false;
    this.next();
    return true;
  }

  expect(symbol: string): Token {
    if (!this.is(symbol)) throw this.unexpected(`'${symbol}'`);
    return this.next();
  }

  expectName(): string {
    if (this.peek().kind !== 'name') throw this.unexpected('a name');
    return this.next().text;
  }

  /** Takes the text of a path segment, which starts right at the cursor. */
  pathSegment(): string {
    const text = this.lexer.segmentAt(this.index);
    if (text === '') throw this.unexpected('a path segment');
    this.index += text.length;
    this.ahead = undefined;
    return text;
  }

  /** Reports whether a slash follows the last token without a blank: the path goes on. */
  pathGoesOn(): boolean {
    return this.lexer.source[this.index] === '/' && !'/*'.includes(this.lexer.source[this.index + 1] ?? '');
  }

  /** Reports whether something other than a blank follows the last token. */
  touchesNext(): boolean {
    return /\S/.test(this.lexer.source[this.index] ?? '');
  }

  unexpected(wanted: string): RulesSyntaxError {
    const token = this.peek();
    const found = token.kind === 'end' ? 'the end of the file' : `'${token.text}'`;
    return this.lexer.error(token.start, `expected ${wanted}, found ${found}`);
  }

  errorAt(position: Position, problem: string): RulesSyntaxError {
    return new RulesSyntaxError(
      this.lexer.fileName,
      { line: position.line, column: position.column },
      problem,
      this.lexer.source,
    );
  }
}

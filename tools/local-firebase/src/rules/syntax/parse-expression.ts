import type { BinaryOperator, Expression, UnaryOperator } from './ast';
import type { Token } from './lexer';
import type { Position } from './source';
import type { TokenStream } from './token-stream';
import { RulesBytes } from '../values';

/** Binary operators, loosest first; `&&` and `||` bind more loosely, and the ternary most loosely. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const UNARY: readonly UnaryOperator[] = ['!', '-'];
const MAX_INT = 2n ** 63n - 1n;
/** Message of production for an expression that is too complex. */
export const TOO_COMPLEX = 'this expression is too complex to evaluate safely';
/** Guards the stack; the limit of the language itself is checked on the finished tree. */
const MAX_NESTING = 400;
const MAX_CHAIN = 200;

/** Reads one expression. */
export function parseExpression(tokens: TokenStream, depth = 0): Expression {
  if (depth > MAX_NESTING) throw tokens.errorAt(tokens.peek(), TOO_COMPLEX);
  const condition = parseOr(tokens, depth + 1);
  if (!tokens.is('?')) return condition;
  const position = at(tokens.next());
  const then = parseExpression(tokens, depth + 1);
  tokens.expect(':');
  const otherwise = parseExpression(tokens, depth + 1);
  return { kind: 'conditional', condition, then, otherwise, ...position };
}

function parseOr(tokens: TokenStream, depth: number): Expression {
  let left = parseAnd(tokens, depth);
  for (let length = 1; tokens.is('||'); length++) {
    const position = at(nextLink(tokens, length));
    left = { kind: 'or', left, right: parseAnd(tokens, depth), ...position };
  }
  return left;
}

function parseAnd(tokens: TokenStream, depth: number): Expression {
  let left = parseBinary(tokens, 0, depth);
  for (let length = 1; tokens.is('&&'); length++) {
    const position = at(nextLink(tokens, length));
    left = { kind: 'and', left, right: parseBinary(tokens, 0, depth), ...position };
  }
  return left;
}

function parseBinary(tokens: TokenStream, level: number, depth: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(tokens, depth);
  let left = parseBinary(tokens, level + 1, depth);
  for (let length = 1; ; length++) {
    const operator = operators.find((text) => tokens.is(text) || tokens.isName(text));
    if (!operator) return left;
    const token = nextLink(tokens, length);
    const position = at(token);
    if (operator === '/' && tokens.touchesNext()) {
      throw tokens.errorAt(token, "this '/' starts a path: a division has a blank after it");
    }
    const right = operator === 'is' ? parseTypeName(tokens) : parseBinary(tokens, level + 1, depth);
    left = { kind: 'binary', operator, left, right, ...position };
  }
}

/** Takes the operator of a chain such as `a && b && c`, which may not go on for ever. */
function nextLink(tokens: TokenStream, length: number): Token {
  if (length > MAX_CHAIN) throw tokens.errorAt(tokens.peek(), TOO_COMPLEX);
  return tokens.next();
}

/** Parses the name after `is`, dots included (`rules.Set`), into a literal of its text. */
function parseTypeName(tokens: TokenStream): Expression {
  const position = at(tokens.peek());
  let name = tokens.expectName();
  while (tokens.accept('.')) name += `.${tokens.expectName()}`;
  return { kind: 'literal', value: name, ...position };
}

function parseUnary(tokens: TokenStream, depth: number): Expression {
  if (depth > MAX_NESTING) throw tokens.errorAt(tokens.peek(), TOO_COMPLEX);
  const operator = UNARY.find((text) => tokens.is(text));
  if (operator) {
    const token = tokens.next();
    if (operator === '-' && isSmallestInt(tokens.peek())) {
      tokens.next();
      return parsePostfix(tokens, { kind: 'literal', value: -MAX_INT - 1n, ...at(token) }, depth);
    }
    const operand = parseUnary(tokens, depth + 1);
    return { kind: 'unary', operator, operand, ...at(token) };
  }
  return parsePostfix(tokens, parsePrimary(tokens, depth), depth);
}

/** Reports whether a token is the smallest integer's digits: `-9223372036854775808` has 64 bits only together with its sign. */
function isSmallestInt({ kind, text }: Token): boolean {
  return kind === 'int' && BigInt(text) === MAX_INT + 1n;
}

function parsePostfix(tokens: TokenStream, start: Expression, depth: number): Expression {
  let object = start;
  for (let length = 1; ; length++) {
    if (length > MAX_CHAIN && (tokens.is('.') || tokens.is('['))) {
      throw tokens.errorAt(tokens.peek(), TOO_COMPLEX);
    }
    if (tokens.is('.')) {
      tokens.next();
      const token = tokens.peek();
      const name = tokens.expectName();
      object = tokens.is('(')
        ? { kind: 'method', object, name, args: parseArguments(tokens, depth), ...at(token) }
        : { kind: 'member', object, name, ...at(token) };
    } else if (tokens.is('[')) {
      const position = at(tokens.next());
      const index = parseExpression(tokens, depth + 1);
      if (tokens.accept(':')) {
        object = { kind: 'range', object, from: index, to: parseExpression(tokens, depth + 1), ...position };
      } else {
        object = { kind: 'index', object, index, ...position };
      }
      tokens.expect(']');
    } else {
      return object;
    }
  }
}

function parsePrimary(tokens: TokenStream, depth: number): Expression {
  const token = tokens.peek();
  const position = at(token);
  switch (token.kind) {
    case 'int': {
      const value = BigInt(tokens.next().text);
      if (value > MAX_INT) throw tokens.errorAt(token, 'this integer has more than 64 bits');
      return { kind: 'literal', value, ...position };
    }
    case 'float':
      return { kind: 'literal', value: Number(tokens.next().text), ...position };
    case 'string':
      return { kind: 'literal', value: tokens.next().text, ...position };
    case 'bytes':
      return {
        kind: 'literal',
        value: new RulesBytes(Buffer.from(tokens.next().text, 'latin1')),
        ...position,
      };
    case 'name':
      return parseName(tokens, tokens.next(), depth);
    case 'symbol':
      if (token.text === '(') {
        tokens.next();
        const inner = parseExpression(tokens, depth + 1);
        tokens.expect(')');
        return { ...inner, parentheses: (inner.parentheses ?? 0) + 1 };
      }
      if (token.text === '[')
        return { kind: 'list', items: parseItems(tokens, '[', ']', depth), ...position };
      if (token.text === '{') return parseMap(tokens, depth);
      if (token.text === '/') return parsePath(tokens, depth);
      throw tokens.unexpected('an expression');
    default:
      throw tokens.unexpected('an expression');
  }
}

function parseName(tokens: TokenStream, token: Token, depth: number): Expression {
  const position = at(token);
  if (token.text === 'true' || token.text === 'false') {
    return { kind: 'literal', value: token.text === 'true', ...position };
  }
  if (token.text === 'null') return { kind: 'literal', value: null, ...position };
  if (tokens.is('(')) {
    return { kind: 'call', callee: token.text, args: parseArguments(tokens, depth), ...position };
  }
  return { kind: 'variable', name: token.text, ...position };
}

function parseArguments(tokens: TokenStream, depth: number): Expression[] {
  return parseItems(tokens, '(', ')', depth);
}

function parseItems(tokens: TokenStream, open: string, close: string, depth: number): Expression[] {
  tokens.expect(open);
  const items: Expression[] = [];
  while (!tokens.accept(close)) {
    items.push(parseExpression(tokens, depth + 1));
    if (!tokens.is(close)) tokens.expect(',');
  }
  return items;
}

function parseMap(tokens: TokenStream, depth: number): Expression {
  const position = at(tokens.expect('{'));
  const entries: { key: Expression; value: Expression }[] = [];
  while (!tokens.accept('}')) {
    const key = parseExpression(tokens, depth + 1);
    tokens.expect(':');
    entries.push({ key, value: parseExpression(tokens, depth + 1) });
    if (!tokens.is('}')) tokens.expect(',');
  }
  return { kind: 'map', entries, ...position };
}

/** `/databases/$(database)/documents/users/$(uid)`: literal and computed segments, without blanks. */
function parsePath(tokens: TokenStream, depth: number): Expression {
  const position = at(tokens.peek());
  const segments: (string | Expression)[] = [];
  do {
    tokens.expect('/');
    if (tokens.is('$(')) {
      tokens.next();
      segments.push(parseExpression(tokens, depth + 1));
      tokens.expect(')');
    } else {
      segments.push(tokens.pathSegment());
    }
  } while (tokens.pathGoesOn());
  return { kind: 'path', segments, ...position };
}

function at({ line, column }: Position): Position {
  return { line, column };
}

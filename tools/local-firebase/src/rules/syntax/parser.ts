import {
  METHODS,
  type AllowStatement,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  type Method,
  type PathPattern,
  type RulesFile,
  type ServiceBlock,
} from './ast';
import { checkRules } from '../check-rules';
import { parseExpression } from './parse-expression';
import { TokenStream } from './token-stream';

const METHOD_GROUPS: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(METHODS.map((method) => [method, [method]])),
};
const MAX_BINDINGS = 10;
const MAX_PARAMETERS = 7;
const MAX_BYTES = 256 * 1024;

/** Reads a rules file; throws {@link RulesSyntaxError} at the first thing that production would not compile. */
export function parseRules(source: string, fileName: string): RulesFile {
  const tokens = new TokenStream(fileName, source);
  if (Buffer.byteLength(source) > MAX_BYTES) {
    throw tokens.errorAt({ line: 1, column: 1 }, 'this file has more than 256 KB');
  }
  const file: RulesFile = { fileName, version: parseVersion(tokens), functions: [], services: [] };
  while (tokens.peek().kind !== 'end') {
    if (tokens.isName('function')) file.functions.push(parseFunction(tokens));
    else if (tokens.isName('service')) file.services.push(parseService(tokens));
    else throw tokens.unexpected("'service' or 'function'");
  }
  if (file.services.length === 0) throw tokens.unexpected("'service'");
  checkRules(file, (position, problem) => tokens.errorAt(position, problem));
  return file;
}

function parseVersion(tokens: TokenStream): 1 | 2 {
  if (!tokens.isName('rules_version')) return 1;
  tokens.next();
  tokens.expect('=');
  const version = tokens.next();
  if (version.kind !== 'string' || (version.text !== '1' && version.text !== '2')) {
    throw tokens.errorAt(version, "rules_version is '1' or '2'");
  }
  tokens.accept(';');
  return version.text === '2' ? 2 : 1;
}

function parseService(tokens: TokenStream): ServiceBlock {
  tokens.next();
  let name = tokens.expectName();
  while (tokens.accept('.')) name += `.${tokens.expectName()}`;
  const service: ServiceBlock = { name, functions: [], matches: [] };
  tokens.expect('{');
  while (!tokens.accept('}')) {
    if (tokens.isName('match')) service.matches.push(parseMatch(tokens));
    else if (tokens.isName('function')) service.functions.push(parseFunction(tokens));
    else throw tokens.unexpected("'match', 'function' or '}'");
  }
  return service;
}

function parseMatch(tokens: TokenStream): MatchBlock {
  const { line, column } = tokens.next();
  const block: MatchBlock = {
    line,
    column,
    pattern: parsePattern(tokens),
    functions: [],
    allows: [],
    matches: [],
  };
  tokens.expect('{');
  while (!tokens.accept('}')) {
    if (tokens.isName('match')) block.matches.push(parseMatch(tokens));
    else if (tokens.isName('function')) block.functions.push(parseFunction(tokens));
    else if (tokens.isName('allow')) block.allows.push(parseAllow(tokens));
    else throw tokens.unexpected("'match', 'function', 'allow' or '}'");
  }
  return block;
}

function parsePattern(tokens: TokenStream): PathPattern {
  const pattern: PathPattern[number][] = [];
  if (!tokens.is('/')) throw tokens.unexpected("a path that starts with '/'");
  while (tokens.accept('/')) {
    if (tokens.accept('{')) {
      const name = tokens.expectName();
      pattern.push({ kind: tokens.accept('=**') ? 'recursive' : 'single', name });
      tokens.expect('}');
    } else {
      pattern.push({ kind: 'literal', text: tokens.pathSegment() });
    }
  }
  return pattern;
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const { line, column } = tokens.next();
  const methods = new Set<Method>();
  do {
    const token = tokens.next();
    const group = token.kind === 'name' ? METHOD_GROUPS[token.text] : undefined;
    if (!group)
      throw tokens.errorAt(
        token,
        `unknown method '${token.text}': use ${Object.keys(METHOD_GROUPS).join(', ')}`,
      );
    for (const method of group) methods.add(method);
  } while (tokens.accept(','));
  let condition: Expression | undefined;
  if (tokens.accept(':')) {
    if (!tokens.isName('if')) throw tokens.unexpected("'if'");
    tokens.next();
    condition = parseExpression(tokens);
  }
  endStatement(tokens);
  return { line, column, methods, condition };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const { line, column } = tokens.next();
  const name = tokens.expectName();
  const bound = new Set<string>();
  const expectNewName = (): string => {
    const token = tokens.peek();
    const fresh = tokens.expectName();
    if (bound.has(fresh)) throw tokens.errorAt(token, `'${fresh}' is already bound in this function`);
    bound.add(fresh);
    return fresh;
  };
  const parameters: string[] = [];
  tokens.expect('(');
  while (!tokens.accept(')')) {
    parameters.push(expectNewName());
    if (!tokens.is(')')) tokens.expect(',');
  }
  if (parameters.length > MAX_PARAMETERS) {
    throw tokens.errorAt({ line, column }, `a function has at most ${MAX_PARAMETERS} parameters`);
  }
  tokens.expect('{');
  const bindings: FunctionDeclaration['bindings'] = [];
  while (tokens.isName('let')) {
    const { line, column } = tokens.next();
    if (bindings.length === MAX_BINDINGS) {
      throw tokens.errorAt({ line, column }, `a function has at most ${MAX_BINDINGS} 'let' bindings`);
    }
    const binding = expectNewName();
    tokens.expect('=');
    bindings.push({ line, column, name: binding, value: parseExpression(tokens) });
    endStatement(tokens);
  }
  if (!tokens.isName('return')) throw tokens.unexpected("'return'");
  tokens.next();
  const result = parseExpression(tokens);
  endStatement(tokens);
  tokens.expect('}');
  return { line, column, name, parameters, bindings, result };
}

/** Takes a semicolon, which may be left out where a statement can't continue anyway. */
function endStatement(tokens: TokenStream): void {
  if (tokens.accept(';')) return;
  const mayFollow =
    tokens.is('}') || ['allow', 'match', 'function', 'let', 'return'].some((word) => tokens.isName(word));
  if (!mayFollow) throw tokens.unexpected("';'");
}

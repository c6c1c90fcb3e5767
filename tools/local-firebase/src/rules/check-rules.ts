import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './syntax/ast';
import { checkCalls } from './check-calls';
import { childrenOf } from './syntax/expression-tree';
import { TOO_COMPLEX } from './syntax/parse-expression';
import type { ErrorAt } from './syntax/source';

const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_NESTING = 99;

/** Refuses what is well written but outside the limits of the language; production refuses it at the same moment. */
export function checkRules(file: RulesFile, errorAt: ErrorAt): void {
  const check = new RulesCheck(file.version, errorAt);
  check.functions(file.functions);
  for (const service of file.services) {
    check.functions(service.functions);
    for (const match of service.matches) check.match(match, { depth: 1, segments: 0, captures: 0 });
  }
  checkCalls(file, errorAt);
}

interface Above {
  depth: number;
  segments: number;
  captures: number;
}

class RulesCheck {
  constructor(
    private readonly version: 1 | 2,
    private readonly errorAt: ErrorAt,
  ) {}

  functions(declarations: readonly FunctionDeclaration[]): void {
    const names = new Set<string>();
    for (const declaration of declarations) {
      if (names.has(declaration.name)) {
        throw this.errorAt(declaration, `function '${declaration.name}' is declared twice here`);
      }
      names.add(declaration.name);
      for (const { value } of declaration.bindings) this.expression(value);
      this.expression(declaration.result);
    }
  }

  match(block: MatchBlock, above: Above): void {
    const segments = above.segments + block.pattern.length;
    const captures = above.captures + block.pattern.filter(({ kind }) => kind !== 'literal').length;
    if (above.depth > MAX_MATCH_DEPTH) {
      throw this.errorAt(block, `match blocks nest at most ${MAX_MATCH_DEPTH} levels deep`);
    }
    if (segments > MAX_PATH_SEGMENTS) {
      throw this.errorAt(block, `nested paths have at most ${MAX_PATH_SEGMENTS} segments`);
    }
    if (captures > MAX_CAPTURES) {
      throw this.errorAt(block, `nested paths capture at most ${MAX_CAPTURES} variables`);
    }
    this.wildcards(block);
    this.functions(block.functions);
    for (const { condition } of block.allows) if (condition) this.expression(condition);
    for (const inner of block.matches) this.match(inner, { depth: above.depth + 1, segments, captures });
  }

  private wildcards(block: MatchBlock): void {
    const recursive = block.pattern.filter(({ kind }) => kind === 'recursive').length;
    if (recursive > 1) throw this.errorAt(block, 'a path has at most one recursive wildcard');
    if (this.version === 1 && recursive === 1 && block.pattern.at(-1)?.kind !== 'recursive') {
      throw this.errorAt(
        block,
        "in rules version 1 a recursive wildcard ends its path: use rules_version = '2'",
      );
    }
  }

  private expression(expression: Expression): void {
    if (nestingOf(expression) > MAX_NESTING) throw this.errorAt(expression, TOO_COMPLEX);
  }
}

/** Parentheses, operators, lists, maps and calls of functions put what they hold one level deeper. */
function nestingOf(expression: Expression): number {
  const deepest = Math.max(0, ...childrenOf(expression).map(nestingOf));
  return Math.max(1, deepest + (addsLevel(expression) ? 1 : 0)) + (expression.parentheses ?? 0);
}

function addsLevel({ kind }: Expression): boolean {
  return ['binary', 'and', 'or', 'list', 'map', 'call'].includes(kind);
}

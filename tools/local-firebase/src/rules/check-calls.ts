import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './syntax/ast';
import { childrenOf } from './syntax/expression-tree';
import type { ErrorAt } from './syntax/source';

/** A function may call another one, which calls a third one, …: 20 calls after the first. */
const MAX_CALL_DEPTH = 20;

type Scope = readonly (readonly FunctionDeclaration[])[];

/**
 * Refuses recursion and chains of calls that are too long. Both are known before any request comes, because a call always means the
 * function that is declared in the nearest block around it.
 */
export function checkCalls(file: RulesFile, errorAt: ErrorAt): void {
  const scopes = new Map<FunctionDeclaration, Scope>();
  const declare = (declarations: readonly FunctionDeclaration[], outer: Scope): Scope => {
    const scope = [declarations, ...outer];
    for (const declaration of declarations) scopes.set(declaration, scope);
    return scope;
  };
  const declareMatch = (block: MatchBlock, outer: Scope): void => {
    const scope = declare(block.functions, outer);
    for (const inner of block.matches) declareMatch(inner, scope);
  };
  const top = declare(file.functions, []);
  for (const service of file.services) {
    const scope = declare(service.functions, top);
    for (const match of service.matches) declareMatch(match, scope);
  }

  const depths = new Map<FunctionDeclaration, number>();
  const depthOf = (declaration: FunctionDeclaration, callers: readonly FunctionDeclaration[]): number => {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    if (callers.includes(declaration)) {
      throw errorAt(declaration, `function '${declaration.name}' calls itself: recursion is not allowed`);
    }
    const tooDeep = `functions call each other at most ${MAX_CALL_DEPTH} levels deep`;
    if (callers.length > MAX_CALL_DEPTH) throw errorAt(declaration, tooDeep);
    const called = calledBy(declaration).flatMap((name) => lookup(scopes.get(declaration) ?? [], name) ?? []);
    const depth = Math.max(0, ...called.map((inner) => depthOf(inner, [...callers, declaration]) + 1));
    if (depth > MAX_CALL_DEPTH) throw errorAt(declaration, tooDeep);
    depths.set(declaration, depth);
    return depth;
  };
  for (const declaration of scopes.keys()) depthOf(declaration, []);
}

function lookup(scope: Scope, name: string): FunctionDeclaration | undefined {
  for (const declarations of scope) {
    const found = declarations.find((declaration) => declaration.name === name);
    if (found) return found;
  }
  return undefined;
}

function calledBy({ bindings, result }: FunctionDeclaration): string[] {
  return [...bindings.map(({ value }) => value), result].flatMap(callsIn);
}

function callsIn(expression: Expression): string[] {
  const inner = childrenOf(expression).flatMap(callsIn);
  return expression.kind === 'call' ? [expression.callee, ...inner] : inner;
}

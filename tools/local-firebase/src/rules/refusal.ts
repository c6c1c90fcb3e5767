import type { Expression } from './syntax/ast';
import type { Evaluator } from './evaluator';
import type { Scope } from './scope';
import type { Position } from './syntax/source';
import { EvaluationError, isUnknown, typeOf } from './values';

/**
 * Explains why a condition did not allow, and where: the place of the error, or the part of a chain of `&&` that was
 * false, also inside the functions that it calls.
 *
 * @param silent - Creates an evaluator that writes no log and counts from zero.
 */
export function explainRefusal(
  condition: Expression,
  outerScope: Scope,
  silent: () => Evaluator,
): { at: Position; said: string } {
  let node = condition;
  let scope = outerScope;
  for (;;) {
    const outcome = outcomeOf(node, scope, silent());
    if (outcome instanceof EvaluationError) return { at: outcome.at ?? node, said: outcome.message };
    if (node.kind === 'and') {
      node = outcomeOf(node.left, scope, silent()) === 'true' ? node.right : node.left;
      continue;
    }
    const entered = node.kind === 'call' ? silent().enter(node.callee, node.args, scope) : undefined;
    if (!entered) return { at: node, said: outcome };
    node = entered.result;
    scope = entered.scope;
  }
}

function outcomeOf(node: Expression, scope: Scope, evaluator: Evaluator): string | EvaluationError {
  try {
    const value = evaluator.evaluate(node, scope);
    if (typeof value === 'boolean') return String(value);
    if (isUnknown(value)) return 'not provable from the filters of the query';
    return `Type error: expected bool, found ${typeOf(value)}.`;
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

import { compareText } from '../store/compare';
import type { BinaryOperator } from './syntax/ast';
import { compareNumbers } from './equality';
import {
  EvaluationError,
  isNumber,
  RulesBytes,
  RulesDuration,
  RulesTimestamp,
  typeOf,
  type RulesValue,
} from './values';

/** Orders two known values of one type; only some types have an order. */
export function compare(left: RulesValue, right: RulesValue): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return sign(left.totalNanos - right.totalNanos);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return sign(left.totalNanos - right.totalNanos);
  }
  if (left instanceof RulesBytes && right instanceof RulesBytes) return Buffer.compare(left.data, right.data);
  throw unsupported('<', left, right);
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Reports whether an operator holds for the result of a comparison. */
export function holdsOrder(operator: BinaryOperator, order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
}

/** Returns the error of an operator that does not know the types of its operands. */
export function unsupported(operator: string, left: RulesValue, right: RulesValue): EvaluationError {
  return new EvaluationError(
    `Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}.`,
  );
}

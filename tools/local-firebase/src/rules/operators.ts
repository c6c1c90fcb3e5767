import type { BinaryOperator } from './syntax/ast';
import { containsItem, equalRules } from './equality';
import { asString } from './methods/arguments';
import { compare, holdsOrder, unsupported } from './order';
import { provenOrder, provenUnequal, typeFromFacts } from './query-proofs';
import { checkLength } from './value-size';
import {
  EvaluationError,
  isNumber,
  isUnknown,
  PartialList,
  PartialMap,
  RulesDuration,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  typeOf,
  Unknown,
  type RulesValue,
} from './values';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);
const UNKNOWN = new Unknown();

/** Applies a binary operator; the type rules are strict, except that `==` compares anything. */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return equality(left, right);
    case '!=': {
      const equal = equality(left, right);
      return typeof equal === 'boolean' ? !equal : equal;
    }
    case 'in':
      return membership(left, right);
    case 'is':
      return typeTest(left, asString(right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isUnknown(left) || isUnknown(right)
        ? provenOrder(operator, left, right)
        : holdsOrder(operator, compare(left, right));
    default:
      return isUnknown(left) || isUnknown(right) ? UNKNOWN : arithmetic(operator, left, right);
  }
}

export function negate(value: RulesValue): RulesValue {
  if (isUnknown(value)) return UNKNOWN;
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return new RulesDuration(-value.totalNanos);
  throw new EvaluationError(`Unsupported operation error. Received: -${typeOf(value)}.`);
}

/** Refuses what does not fit in 64 bits. */
export function checkedInt(value: bigint): bigint {
  if (value > MAX_INT || value < MIN_INT) throw new EvaluationError('Integer overflow.');
  return value;
}

function equality(left: RulesValue, right: RulesValue): RulesValue {
  if (isUnknown(left)) return isUnknown(right) ? UNKNOWN : provenEquality(left, right);
  return isUnknown(right) ? provenEquality(right, left) : equalRules(left, right);
}

function provenEquality(unknown: Unknown | PartialMap | PartialList, known: RulesValue): RulesValue {
  if (unknown instanceof PartialMap) return known instanceof RulesMap ? UNKNOWN : false;
  if (unknown instanceof PartialList) return Array.isArray(known) ? UNKNOWN : false;
  return provenUnequal(unknown, known) ? false : UNKNOWN;
}

function membership(item: RulesValue, container: RulesValue): RulesValue {
  if (container instanceof PartialList) {
    return !isUnknown(item) && containsItem(container.known, item) ? true : UNKNOWN;
  }
  if (container instanceof PartialMap) {
    return typeof item === 'string' && container.known.has(item) ? true : UNKNOWN;
  }
  if (container instanceof Unknown) return UNKNOWN;
  if (container instanceof RulesMap) {
    if (isUnknown(item)) return UNKNOWN;
    return typeof item === 'string' && container.entries.has(item);
  }
  const items = Array.isArray(container)
    ? container
    : container instanceof RulesSet
      ? container.items
      : undefined;
  if (!items) throw unsupported('in', item, container);
  if (!isUnknown(item)) return containsItem(items, item);
  // Nothing is known about it, not even that it is there.
  if (item instanceof Unknown && item.facts.length === 0) return UNKNOWN;
  // Provably absent when the item can equal none of them.
  return items.every((candidate) => equality(item, candidate) === false) ? false : UNKNOWN;
}

function typeTest(value: RulesValue, name: string): RulesValue {
  const wanted = name
    .replace(/^rules\./, '')
    .toLowerCase()
    .replace(/^mapdiff$/, 'map_diff');
  if (value instanceof PartialMap) return wanted === 'map';
  if (value instanceof PartialList) return wanted === 'list';
  if (value instanceof Unknown) return typeFromFacts(value, wanted);
  const actual = typeOf(value);
  if (wanted === 'number') return actual === 'int' || actual === 'float';
  return actual === wanted;
}

function arithmetic(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerArithmetic(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floatArithmetic(operator, Number(left), Number(right));
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') {
      checkLength(left.length + right.length);
      return left + right;
    }
    if (left instanceof RulesPath && right instanceof RulesPath) {
      return new RulesPath([...left.segments, ...right.segments]);
    }
  }
  if (operator === '+' || operator === '-') {
    const factor = operator === '+' ? 1n : -1n;
    if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
      return RulesTimestamp.fromNanos(left.totalNanos + factor * right.totalNanos);
    }
    if (left instanceof RulesDuration && right instanceof RulesDuration) {
      return new RulesDuration(left.totalNanos + factor * right.totalNanos);
    }
    if (operator === '+' && left instanceof RulesDuration && right instanceof RulesTimestamp) {
      return RulesTimestamp.fromNanos(left.totalNanos + right.totalNanos);
    }
    if (operator === '-' && left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
      return new RulesDuration(left.totalNanos - right.totalNanos);
    }
  }
  throw unsupported(operator, left, right);
}

function integerArithmetic(operator: BinaryOperator, left: bigint, right: bigint): bigint {
  if (operator === '+') return checkedInt(left + right);
  if (operator === '-') return checkedInt(left - right);
  if (operator === '*') return checkedInt(left * right);
  if (right === 0n) throw new EvaluationError('Divide by zero.');
  return checkedInt(operator === '/' ? left / right : left % right);
}

function floatArithmetic(operator: BinaryOperator, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (operator === '%') return left % right;
  return left / right;
}

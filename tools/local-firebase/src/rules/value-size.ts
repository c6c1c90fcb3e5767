import { EvaluationError, RulesMap, RulesSet, type RulesValue } from './values';

const MAX_SIZE = 2_000_000;
const sizes = new WeakMap<object, number>();

/**
 * Returns a computed value, or fails when it is too large. Values share their parts, so a few expressions could otherwise build one that
 * exceeds the memory and that no comparison finishes.
 */
export function checkSize<T extends RulesValue>(value: T): T {
  if (sizeOf(value) > MAX_SIZE) throw new EvaluationError('This value is too large.');
  return value;
}

/** Does the same for text that is about to be made. */
export function checkLength(length: number): void {
  if (length > MAX_SIZE) throw new EvaluationError('This value is too large.');
}

/** Characters and items, counted as often as they appear. */
function sizeOf(value: RulesValue): number {
  if (typeof value === 'string') return 1 + value.length;
  if (value === null || typeof value !== 'object') return 1;
  const parts = partsOf(value);
  if (!parts) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let size = 1;
  for (const part of parts) size += sizeOf(part);
  sizes.set(value, size);
  return size;
}

function partsOf(value: RulesValue & object): Iterable<RulesValue> | undefined {
  if (value instanceof RulesMap) return value.entries.values();
  if (value instanceof RulesSet) return value.items;
  return Array.isArray(value) ? value : undefined;
}

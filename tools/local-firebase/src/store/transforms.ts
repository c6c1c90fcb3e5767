import { compareValues, equalValues } from './compare';
import { getField, parseFieldPath, withField } from './field-paths';
import { invalidArgument } from './status';
import { formatMicros } from './timestamps';
import {
  asDouble,
  doubleValue,
  elementsOf,
  isNaNValue,
  kindOf,
  NULL_VALUE,
  type Fields,
  type Value,
} from './values';

/** One server-side change of a field, as it travels. */
export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: string;
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

const MAX_INT = 9223372036854775807n;
const MIN_INT = -9223372036854775808n;

/**
 * Applies transforms in order.
 *
 * @returns The new fields, and what each transform reports: the new value, or null for array transforms.
 */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: number,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath);
    const { value, result } = transformed(getField(fields, path), transform, requestTime);
    fields = withField(fields, path, value);
    results.push(result);
  }
  return { fields, results };
}

function transformed(current: Value | undefined, transform: FieldTransform, requestTime: number) {
  const changed = (value: Value) => ({ value, result: value });
  if (transform.setToServerValue === 'REQUEST_TIME') {
    return changed({ timestampValue: formatMicros(wholeMillis(requestTime)) });
  }
  if (transform.increment) return changed(increment(current, transform.increment));
  if (transform.maximum) return changed(extreme(current, transform.maximum, 1));
  if (transform.minimum) return changed(extreme(current, transform.minimum, -1));
  if (transform.appendMissingElements) {
    const items = [...elementsOf(current ?? {})];
    for (const item of transform.appendMissingElements.values ?? []) {
      if (!items.some((present) => equalValues(present, item))) items.push(item);
    }
    return { value: { arrayValue: { values: items } }, result: NULL_VALUE };
  }
  if (transform.removeAllFromArray) {
    const gone = transform.removeAllFromArray.values ?? [];
    const items = elementsOf(current ?? {}).filter((item) => !gone.some((value) => equalValues(value, item)));
    return { value: { arrayValue: { values: items } }, result: NULL_VALUE };
  }
  throw invalidArgument(`The transform of '${transform.fieldPath}' has no known kind.`);
}

/** Server timestamps have milliseconds only; rules see the same instant as `request.time`. */
export function wholeMillis(micros: number): number {
  return Math.floor(micros / 1000) * 1000;
}

/** Adds to a number; integers saturate at the 64-bit limits, and a field that is no number counts as absent. */
function increment(current: Value | undefined, by: Value): Value {
  requireNumber(by);
  if (!current || kindOf(current) !== 'number') return by;
  if (current.integerValue !== undefined && by.integerValue !== undefined) {
    const sum = BigInt(current.integerValue) + BigInt(by.integerValue);
    return { integerValue: String(sum > MAX_INT ? MAX_INT : sum < MIN_INT ? MIN_INT : sum) };
  }
  return doubleValue(asDouble(current) + asDouble(by));
}

/** Returns the larger or the smaller of the two; NaN wins against every number, and equal numbers change nothing. */
function extreme(current: Value | undefined, candidate: Value, sign: 1 | -1): Value {
  requireNumber(candidate);
  if (!current || kindOf(current) !== 'number') return candidate;
  if (isNaNValue(current) || isNaNValue(candidate)) return isNaNValue(current) ? current : candidate;
  return compareValues(candidate, current) * sign > 0 ? candidate : current;
}

function requireNumber(value: Value): void {
  if (kindOf(value) !== 'number') throw invalidArgument('A numeric transform needs a number.');
}

import { NUMERIC_ID } from './names';
import { asDouble, elementsOf, fieldsOf, KINDS, kindOf, textOf, type Fields, type Value } from './values';

/**
 * Orders two strings by their UTF-8 bytes, as Firestore does. JavaScript's own order compares UTF-16
 * units, which puts characters above U+FFFF before U+E000 to U+FFFF.
 */
export function compareText(a: string, b: string): number {
  const at = firstDifference(a, b);
  if (at === Math.min(a.length, b.length)) return a.length - b.length;
  return compareUnits(a.charCodeAt(at), b.charCodeAt(at));
}

/** Orders two resource names segment by segment: a name comes before those below it. */
export function compareNames(a: string, b: string): number {
  const at = firstDifference(a, b);
  if (at === a.length && at === b.length) return 0;
  const start = a.lastIndexOf('/', at - 1) + 1;
  return compareIds(segmentFrom(a, start), segmentFrom(b, start)) || a.length - b.length;
}

/** Orders two ids of documents or collections: numeric ones come first, by their number, then texts by their bytes. */
export function compareIds(a: string, b: string): number {
  const [left, right] = [numberOfId(a), numberOfId(b)];
  if (left !== undefined && right !== undefined && left !== right) return left < right ? -1 : 1;
  if ((left === undefined) !== (right === undefined)) return left === undefined ? 1 : -1;
  return compareText(a, b);
}

/** Returns the number of an id of the form `__id7__`, which stands for an integer key of Datastore. */
function numberOfId(id: string): bigint | undefined {
  return id.startsWith('__id') && NUMERIC_ID.test(id) ? BigInt(id.slice(4, -2)) : undefined;
}

function segmentFrom(name: string, start: number): string {
  const end = name.indexOf('/', start);
  return end === -1 ? name.slice(start) : name.slice(start, end);
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

function compareUnits(left: number, right: number): number {
  const leftHigh = left >= 0xd800 && left <= 0xdfff;
  const rightHigh = right >= 0xd800 && right <= 0xdfff;
  if (leftHigh !== rightHigh) return leftHigh ? 1 : -1;
  return left - right;
}

/** Compares two values in the total order that Firestore sorts and filters by. */
export function compareValues(a: Value, b: Value): number {
  const kind = kindOf(a);
  const other = kindOf(b);
  if (kind !== other) return KINDS.indexOf(kind) - KINDS.indexOf(other);
  switch (kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.booleanValue) - Number(b.booleanValue);
    case 'number':
      return compareNumbers(a, b);
    case 'timestamp':
    case 'string':
      return compareText(textOf(a), textOf(b));
    case 'bytes':
      return Buffer.compare(Buffer.from(textOf(a), 'base64'), Buffer.from(textOf(b), 'base64'));
    case 'reference':
      return compareNames(textOf(a), textOf(b));
    case 'geopoint': {
      const [left, right] = [a.geoPointValue, b.geoPointValue];
      return (
        (left?.latitude ?? 0) - (right?.latitude ?? 0) || (left?.longitude ?? 0) - (right?.longitude ?? 0)
      );
    }
    case 'array':
      return compareLists(elementsOf(a), elementsOf(b));
    case 'vector': {
      const [left, right] = [vectorOf(a), vectorOf(b)];
      return left.length - right.length || compareLists(left, right);
    }
    case 'map':
      return compareMaps(fieldsOf(a), fieldsOf(b));
  }
}

/** Reports equality as a query sees it: 1 equals 1.0, and the order of map keys does not matter. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Compares two numbers: NaN comes before every other one; integers are compared exactly, also with doubles. */
function compareNumbers(a: Value, b: Value): number {
  if (a.integerValue !== undefined && b.integerValue !== undefined) {
    const left = Number(a.integerValue);
    const right = Number(b.integerValue);
    if (left !== right || Number.isSafeInteger(left)) return left - right;
    const exact = BigInt(a.integerValue) - BigInt(b.integerValue);
    return exact < 0n ? -1 : exact > 0n ? 1 : 0;
  }
  const left = asDouble(a);
  const right = asDouble(b);
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  if (left !== right) return left < right ? -1 : 1;
  if (Number.isSafeInteger(left) || !Number.isFinite(left)) return 0;
  if (a.integerValue !== undefined) return compareExact(BigInt(a.integerValue), right);
  if (b.integerValue !== undefined) return -compareExact(BigInt(b.integerValue), left);
  return 0;
}

function compareExact(integer: bigint, double: number): number {
  if (!Number.isInteger(double)) return 0;
  const difference = integer - BigInt(double);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function compareLists(a: Value[], b: Value[]): number {
  for (let i = 0; ; i++) {
    const left = a[i];
    const right = b[i];
    if (!left || !right) return a.length - b.length;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
}

function compareMaps(a: Fields, b: Fields): number {
  const [left, right] = [sortedEntries(a), sortedEntries(b)];
  for (let i = 0; ; i++) {
    const one = left[i];
    const other = right[i];
    if (!one || !other) return left.length - right.length;
    const order = compareText(one[0], other[0]) || compareValues(one[1], other[1]);
    if (order !== 0) return order;
  }
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([one], [other]) => compareText(one, other));
}

function vectorOf(value: Value): Value[] {
  return elementsOf(fieldsOf(value).value ?? {});
}

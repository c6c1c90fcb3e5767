import { NUMERIC_ID } from './names';
import { elementsOf, fieldsOf, KINDS, kindOf, toDouble, type Fields, type Value } from './values';

const RANK = new Map(KINDS.map((kind, index) => [kind, index]));

/**
 * Orders two strings by their UTF-8 bytes, as Firestore does. JavaScript's own order compares UTF-16
 * units, which puts characters above U+FFFF before U+E000 to U+FFFF.
 */
export function compareText(a: string, b: string): number {
  const at = firstDifference(a, b);
  if (at === Math.min(a.length, b.length)) return a.length - b.length;
  return compareUnits(a.charCodeAt(at), b.charCodeAt(at));
}

/** Orders two resource names segment by segment: a name comes before those that go on below it. */
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

/** The number of an id of the form `__id7__`, which stands for an integer key of Datastore. */
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

/** The total order over all values that Firestore sorts and filters by. */
export function compareValues(a: Value, b: Value): number {
  const kind = kindOf(a);
  const byKind = RANK.get(kind)! - RANK.get(kindOf(b))!;
  if (byKind !== 0) return byKind;
  switch (kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.booleanValue) - Number(b.booleanValue);
    case 'number':
      return compareNumbers(a, b);
    case 'timestamp':
      return compareText(a.timestampValue!, b.timestampValue!);
    case 'string':
      return compareText(a.stringValue!, b.stringValue!);
    case 'bytes':
      return Buffer.compare(Buffer.from(a.bytesValue!, 'base64'), Buffer.from(b.bytesValue!, 'base64'));
    case 'reference':
      return compareNames(a.referenceValue!, b.referenceValue!);
    case 'geopoint':
      return (
        (a.geoPointValue!.latitude ?? 0) - (b.geoPointValue!.latitude ?? 0) ||
        (a.geoPointValue!.longitude ?? 0) - (b.geoPointValue!.longitude ?? 0)
      );
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

/** Equality as a query sees it: 1 equals 1.0, and the order of map keys does not matter. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** NaN comes before every other number; integers are compared exactly, also with doubles. */
function compareNumbers(a: Value, b: Value): number {
  if (a.integerValue !== undefined && b.integerValue !== undefined) {
    const left = Number(a.integerValue);
    const right = Number(b.integerValue);
    if (left !== right || Number.isSafeInteger(left)) return left - right;
    const exact = BigInt(a.integerValue) - BigInt(b.integerValue);
    return exact < 0n ? -1 : exact > 0n ? 1 : 0;
  }
  const left = a.integerValue !== undefined ? Number(a.integerValue) : toDouble(a.doubleValue!);
  const right = b.integerValue !== undefined ? Number(b.integerValue) : toDouble(b.doubleValue!);
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
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareValues(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = Object.keys(a).sort(compareText);
  const right = Object.keys(b).sort(compareText);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = compareText(left[i]!, right[i]!) || compareValues(a[left[i]!]!, b[right[i]!]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function vectorOf(value: Value): Value[] {
  return elementsOf(fieldsOf(value).value ?? {});
}

import type { Fields, Value } from '../../src/store/values';
import type { FilterJson, StructuredQuery } from '../../src/store/query';

/** The order and the meaning of queries as the documentation states them, in the plainest form, to compare with. */
const RANKS = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'map',
];

function rankOf(value: Value): number {
  const [key] = Object.keys(value) as [string];
  const kind = key === 'integerValue' || key === 'doubleValue' ? 'number' : key.replace('Value', '');
  return RANKS.indexOf(kind);
}

/** Returns any number as a whole multiple of the smallest double: exact, so that integers and doubles compare. */
function exact(value: Value): bigint | 'NaN' | 'Infinity' | '-Infinity' {
  if (value.integerValue !== undefined) return BigInt(value.integerValue) << 1074n;
  const double = value.doubleValue!;
  if (double === 'NaN' || double === 'Infinity' || double === '-Infinity') return double;
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(double === '-0' ? 0 : double);
  const raw = bits.readBigUInt64BE();
  const exponent = (raw >> 52n) & 0x7ffn;
  const fraction = raw & 0xfffffffffffffn;
  const magnitude = exponent === 0n ? fraction : (fraction | (1n << 52n)) << (exponent - 1n);
  return raw >> 63n ? -magnitude : magnitude;
}

function compareNumbers(a: Value, b: Value): number {
  const place = (number: ReturnType<typeof exact>) =>
    number === 'NaN' ? 0 : number === '-Infinity' ? 1 : number === 'Infinity' ? 3 : 2;
  const [left, right] = [exact(a), exact(b)];
  if (place(left) !== place(right) || place(left) !== 2) return place(left) - place(right);
  return left < right ? -1 : left > right ? 1 : 0;
}

const compareBytes = (a: string, b: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.compare(Buffer.from(a, encoding), Buffer.from(b, encoding));

/** Numeric ids come first, by their number. */
function compareSegments(a: string, b: string): number {
  const [left, right] = [a, b].map((id) => /^__id(-?\d+)__$/.exec(id)?.[1]);
  if (left === undefined || right === undefined)
    return left === right ? compareBytes(a, b) : left === undefined ? 1 : -1;
  return BigInt(left) < BigInt(right) ? -1 : BigInt(left) > BigInt(right) ? 1 : 0;
}

function compareInTurn<T>(a: T[], b: T[], compare: (a: T, b: T) => number): number {
  const different = a.findIndex((item, index) => index >= b.length || compare(item, b[index]!) !== 0);
  if (different === -1) return a.length - b.length;
  return different < b.length ? compare(a[different]!, b[different]!) : 1;
}

/** Compares any two values. */
export function naiveCompare(a: Value, b: Value): number {
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  if (a.booleanValue !== undefined) return Number(a.booleanValue) - Number(b.booleanValue);
  if (a.timestampValue !== undefined) return compareBytes(a.timestampValue, b.timestampValue!);
  if (a.stringValue !== undefined) return compareBytes(a.stringValue, b.stringValue!);
  if (a.bytesValue !== undefined) return compareBytes(a.bytesValue, b.bytesValue!, 'base64');
  if (a.referenceValue !== undefined)
    return compareInTurn(a.referenceValue.split('/'), b.referenceValue!.split('/'), compareSegments);
  if (a.geoPointValue !== undefined) {
    const [left, right] = [a.geoPointValue, b.geoPointValue!];
    return left.latitude! - right.latitude! || left.longitude! - right.longitude!;
  }
  if (a.arrayValue !== undefined)
    return compareInTurn(a.arrayValue.values!, b.arrayValue!.values!, naiveCompare);
  if (a.mapValue !== undefined) {
    const entries = ({ mapValue }: Value) =>
      Object.entries(mapValue!.fields!).sort(([left], [right]) => compareBytes(left, right));
    return compareInTurn(
      entries(a),
      entries(b),
      ([key, item], [otherKey, other]) => compareBytes(key, otherKey) || naiveCompare(item, other),
    );
  }
  return 'nullValue' in a ? 0 : compareNumbers(a, b);
}

export interface NaiveDocument {
  name: string;
  fields: Fields;
}

function at(document: NaiveDocument, path: string): Value | undefined {
  if (path === '__name__') return { referenceValue: document.name };
  return path.split('.').reduce<Value | undefined>((found, key) => found?.mapValue?.fields?.[key], {
    mapValue: { fields: document.fields },
  });
}

const isNull = (value: Value) => 'nullValue' in value;
const isNaNumber = (value: Value) => value.doubleValue === 'NaN';
const findable = (value: Value) => !isNull(value) && !isNaNumber(value);

function satisfies(document: NaiveDocument, filter: FilterJson): boolean {
  if (filter.compositeFilter) {
    const { op, filters = [] } = filter.compositeFilter;
    const results = filters.map((part) => satisfies(document, part));
    return op === 'AND' ? !results.includes(false) : results.includes(true);
  }
  const { field, op, value } = filter.fieldFilter!;
  const actual = at(document, field!.fieldPath!);
  if (!actual) return false;
  const wanted = value!;
  const list = wanted.arrayValue?.values ?? [];
  const inside = actual.arrayValue?.values ?? [];
  const same = (one: Value, other: Value) => naiveCompare(one, other) === 0;
  const isComparable = rankOf(actual) === rankOf(wanted) && !isNaNumber(actual);
  const order = isComparable ? naiveCompare(actual, wanted) : NaN;
  switch (op) {
    case 'EQUAL':
      return same(actual, wanted);
    case 'NOT_EQUAL':
      return !isNull(actual) && !same(actual, wanted);
    case 'LESS_THAN':
      return order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return order <= 0;
    case 'GREATER_THAN':
      return order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return order >= 0;
    case 'IN':
      return list.filter(findable).some((item) => same(item, actual));
    case 'NOT_IN':
      return !isNull(actual) && !list.some((item) => isNull(item) || same(item, actual));
    case 'ARRAY_CONTAINS':
      return findable(wanted) && inside.some((item) => same(item, wanted));
    default:
      return inside.some((item) => list.filter(findable).some((one) => same(one, item)));
  }
}

const INEQUALITIES = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];

function inequalityPaths(filter?: FilterJson): string[] {
  if (filter?.compositeFilter) return filter.compositeFilter.filters!.flatMap(inequalityPaths);
  const { field, op } = filter?.fieldFilter ?? {};
  return op !== undefined && INEQUALITIES.includes(op) ? [field!.fieldPath!] : [];
}

/** Returns the names a query finds, in order. */
export function naiveQuery(documents: readonly NaiveDocument[], query: StructuredQuery): string[] {
  const orders = (query.orderBy ?? []).map(({ field, direction }) => ({
    path: field!.fieldPath!,
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  const sign = orders.at(-1)?.sign ?? 1;
  for (const path of [...inequalityPaths(query.where).sort(), '__name__']) {
    if (!orders.some((order) => order.path === path)) orders.push({ path, sign });
  }
  const against = (document: NaiveDocument, values: Value[]) =>
    values
      .map((value, i) => orders[i]!.sign * naiveCompare(at(document, orders[i]!.path)!, value))
      .find((n) => n !== 0) ?? 0;
  const { startAt, endAt, offset = 0, limit = Infinity } = query;
  return documents
    .filter((document) => !query.where || satisfies(document, query.where))
    .filter((document) => orders.every(({ path }) => at(document, path)))
    .filter((document) => !startAt || against(document, startAt.values!) >= (startAt.before ? 0 : 1))
    .filter((document) => !endAt || against(document, endAt.values!) <= (endAt.before ? -1 : 0))
    .sort((a, b) =>
      against(
        a,
        orders.map(({ path }) => at(b, path)!),
      ),
    )
    .slice(offset, offset + limit)
    .map(({ name }) => name);
}

import { everyPair } from './every-pair';
import { ownValue } from './plain-objects';

/**
 * A Firestore value in its JSON wire form. The store keeps this form as it is: what a client wrote is
 * what the next one reads, on every transport, without a conversion that could lose an integer's
 * 64 bits or the difference between 1 and 1.0.
 */
export interface Value {
  nullValue?: 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}

export type Fields = Record<string, Value>;

/** The kinds whose content is one scalar of JSON. */
const SCALARS = [
  'stringValue',
  'integerValue',
  'doubleValue',
  'booleanValue',
  'timestampValue',
  'referenceValue',
  'bytesValue',
  'nullValue',
] as const satisfies readonly (keyof Value)[];

export const NULL_VALUE: Value = { nullValue: 'NULL_VALUE' };

/** The kinds of value in the order in which Firestore sorts them. */
export const KINDS = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geopoint',
  'array',
  'vector',
  'map',
] as const;
export type Kind = (typeof KINDS)[number];

/** Names the kind of a value; integers and doubles are one kind, vectors are maps with a mark. */
export function kindOf(value: Value): Kind {
  if (value.stringValue !== undefined) return 'string';
  if (value.integerValue !== undefined || value.doubleValue !== undefined) return 'number';
  if (value.booleanValue !== undefined) return 'boolean';
  if (value.timestampValue !== undefined) return 'timestamp';
  if (value.mapValue !== undefined) return isVector(value) ? 'vector' : 'map';
  if (value.arrayValue !== undefined) return 'array';
  if (value.referenceValue !== undefined) return 'reference';
  if (value.bytesValue !== undefined) return 'bytes';
  if (value.geoPointValue !== undefined) return 'geopoint';
  return 'null';
}

/** Reports whether a value is the map that the SDKs write for a vector embedding. */
export function isVector(value: Value): boolean {
  return value.mapValue?.fields?.__type__?.stringValue === '__vector__';
}

export function isNull(value: Value): boolean {
  return kindOf(value) === 'null';
}

export function isNaNValue(value: Value): boolean {
  return value.doubleValue === 'NaN';
}

/** Returns the elements of an array value; empty for every other kind. */
export function elementsOf(value: Value): Value[] {
  return value.arrayValue?.values ?? [];
}

export function fieldsOf(value: Value): Fields {
  return value.mapValue?.fields ?? {};
}

/** Returns the text of a string, a timestamp, a reference, or of bytes in base64; empty for every other kind. */
export function textOf(value: Value): string {
  return value.stringValue ?? value.timestampValue ?? value.referenceValue ?? value.bytesValue ?? '';
}

/** Returns the double a doubleValue stands for; the special ones travel as text. NaN where there is none. */
export function toDouble(value: Value['doubleValue']): number {
  return typeof value === 'number' ? value : value === '-0' ? -0 : Number(value);
}

/** Returns the double that is nearest to a number, whether it is stored as an integer or as a double. */
export function asDouble(value: Value): number {
  return value.integerValue !== undefined ? Number(value.integerValue) : toDouble(value.doubleValue);
}

/** Returns the wire form of a double: JSON has no NaN, infinities or minus zero. */
export function doubleValue(value: number): Value {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (value === Infinity) return { doubleValue: 'Infinity' };
  if (value === -Infinity) return { doubleValue: '-Infinity' };
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: value };
}

/**
 * Reports whether two values are the same in kind, representation and content. Stricter than a query's
 * equality (there 1 equals 1.0): it decides whether a write changed anything.
 */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.mapValue && b.mapValue) return identicalFields(fieldsOf(a), fieldsOf(b));
  if (a.arrayValue && b.arrayValue) {
    return everyPair(elementsOf(a), elementsOf(b), identical);
  }
  if (a.geoPointValue && b.geoPointValue) {
    return (
      (a.geoPointValue.latitude ?? 0) === (b.geoPointValue.latitude ?? 0) &&
      (a.geoPointValue.longitude ?? 0) === (b.geoPointValue.longitude ?? 0)
    );
  }
  return SCALARS.some((kind) => a[kind] !== undefined && a[kind] === b[kind]);
}

export function identicalFields(a: Fields, b: Fields): boolean {
  const entries = Object.entries(a);
  if (entries.length !== Object.keys(b).length) return false;
  return entries.every(([key, value]) => {
    const other = ownValue(b, key);
    return other !== undefined && identical(value, other);
  });
}

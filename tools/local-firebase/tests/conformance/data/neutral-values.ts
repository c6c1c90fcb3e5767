import type { Fields, Value } from '../../../src/store/values';

/** The database of the suite, as resource names spell it. */
export const DOCUMENTS = 'projects/demo-test/databases/(default)/documents';

/** A value as cases write it: plain JSON, and these for what JSON has no word for. */
export class Time {
  constructor(readonly text: string) {}
}
export class Binary {
  constructor(readonly base64: string) {}
}
export class Place {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}
export class Link {
  constructor(readonly path: string) {}
}
/** A value in its wire form, for integers beyond JavaScript's and doubles without a fraction. */
export class Wire {
  constructor(readonly value: Value) {}
}

export const time = (text: string) => new Time(text);
export const binary = (base64: string) => new Binary(base64);
export const place = (latitude: number, longitude: number) => new Place(latitude, longitude);
export const link = (path: string) => new Link(path);
export const int = (text: string) => new Wire({ integerValue: text });
export const double = (value: NonNullable<Value['doubleValue']>) => new Wire({ doubleValue: value });

/** Returns the wire form of a value. */
export function toWire(value: unknown): Value {
  if (value instanceof Wire) return value.value;
  if (value instanceof Time) return { timestampValue: value.text };
  if (value instanceof Binary) return { bytesValue: value.base64 };
  if (value instanceof Place)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof Link) return { referenceValue: `${DOCUMENTS}/${value.path}` };
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return numberToWire(value);
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: toWireFields(value as Record<string, unknown>) } };
}

export function toWireFields(data: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toWire(value)]));
}

function numberToWire(value: number): Value {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  if (Number.isFinite(value) && !Object.is(value, -0)) return { doubleValue: value };
  const text = Object.is(value, -0) ? '-0' : (String(value) as 'NaN' | 'Infinity' | '-Infinity');
  return { doubleValue: text };
}

/** The classes of one SDK. */
export interface SdkValues {
  timestamp(text: string): unknown;
  bytes(base64: string): unknown;
  geoPoint(latitude: number, longitude: number): unknown;
  reference(path: string): unknown;
}

/** Returns the value as an SDK takes it. */
export function toSdk(value: unknown, sdk: SdkValues): unknown {
  if (value instanceof Time) return sdk.timestamp(value.text);
  if (value instanceof Binary) return sdk.bytes(value.base64);
  if (value instanceof Place) return sdk.geoPoint(value.latitude, value.longitude);
  if (value instanceof Link) return sdk.reference(value.path);
  if (Array.isArray(value)) return value.map((item) => toSdk(item, sdk));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toSdk(item, sdk)]));
  }
  return value;
}

import type { StoredDocument } from '../store/database';
import { lastSegment } from '../store/names';
import { formatMicros, knownInstant } from '../store/timestamps';
import { elementsOf, fieldsOf, toDouble, type Fields, type Value } from '../store/values';
import { RulesBytes, RulesLatLng, RulesMap, RulesPath, RulesTimestamp, type RulesValue } from './values';

/** Returns a stored value as the language sees it. */
export function toRulesValue(value: Value): RulesValue {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return toDouble(value.doubleValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.timestampValue !== undefined) return toRulesTimestamp(value.timestampValue);
  if (value.mapValue) return toRulesMap(fieldsOf(value));
  if (value.arrayValue) return elementsOf(value).map(toRulesValue);
  if (value.referenceValue !== undefined) return rulesPathOf(value.referenceValue);
  if (value.bytesValue !== undefined) return new RulesBytes(Buffer.from(value.bytesValue, 'base64'));
  if (value.geoPointValue) {
    return new RulesLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  return null;
}

export function toRulesMap(fields: Fields): RulesMap {
  return new RulesMap(new Map(Object.entries(fields).map(([key, value]) => [key, toRulesValue(value)])));
}

/** Microseconds since 1970 as a timestamp of the language. */
export function microsToRules(micros: number): RulesTimestamp {
  return toRulesTimestamp(formatMicros(micros));
}

function toRulesTimestamp(text: string): RulesTimestamp {
  const { seconds, nanos } = knownInstant(text);
  return new RulesTimestamp(BigInt(seconds), nanos);
}

/** `projects/P/databases/D/documents/…` as the path that rules use, which starts at `databases`. */
export function rulesPathOf(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

/** Returns the `resource` of a document; null when there is none. */
export function toResource(document: StoredDocument | undefined): RulesValue {
  if (!document) return null;
  return RulesMap.of({
    data: toRulesMap(document.fields),
    id: lastSegment(document.name),
    __name__: rulesPathOf(document.name),
  });
}

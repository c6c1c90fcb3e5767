import type { IndexConfiguration } from './composite-indexes';
import { countIndexEntries } from './index-entries';
import { lastSegment, parentOf } from './names';
import { invalidArgument } from './status';
import { elementsOf, fieldsOf, isVector, type Fields, type Value } from './values';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_MAP_DEPTH = 20;
const MAX_FIELD_NAME_BYTES = 1500;
const MAX_FIELD_PATH_BYTES = 1500;
const MAX_INDEX_ENTRIES = 40_000;
export const MAX_TRANSFORMS = 500;

/** The limit of one request, and of one message on a stream. */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** Refuses a document that production would refuse for its size, depth, names, nested arrays or index entries. */
export function checkDocument(name: string, fields: Fields, indexes?: IndexConfiguration): void {
  checkFields(fields, 1, 0);
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
  }
  if (countIndexEntries(lastSegment(parentOf(name)), fields, indexes) > MAX_INDEX_ENTRIES) {
    throw invalidArgument(`too many index entries for entity ${name}: the limit is ${MAX_INDEX_ENTRIES}`);
  }
}

/** Returns the size that counts against the limit, as the storage-size documentation defines it. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

/** @param pathBytes - The length of the field path so far, the dot behind it included. */
function checkFields(fields: Fields, depth: number, pathBytes: number): void {
  if (depth > MAX_MAP_DEPTH) throw invalidArgument(`A document nests at most ${MAX_MAP_DEPTH} levels.`);
  for (const [key, value] of Object.entries(fields)) {
    if (key === '') throw invalidArgument('A field name is empty.');
    if (/^__.*__$/s.test(key) && !(key === '__type__' && depth > 1)) {
      throw invalidArgument(`Field name '${key}' is reserved.`);
    }
    const bytes = Buffer.byteLength(key);
    if (bytes > MAX_FIELD_NAME_BYTES) {
      throw invalidArgument(`A field name has at most ${MAX_FIELD_NAME_BYTES} bytes.`);
    }
    if (pathBytes + bytes > MAX_FIELD_PATH_BYTES) {
      throw invalidArgument(`A field path has at most ${MAX_FIELD_PATH_BYTES} bytes.`);
    }
    checkValue(value, depth, pathBytes + bytes + 1, false);
  }
}

function checkValue(value: Value, depth: number, pathBytes: number, insideArray: boolean): void {
  if (value.mapValue) {
    if (!isVector(value)) checkFields(fieldsOf(value), depth + 1, pathBytes);
  } else if (value.arrayValue) {
    if (insideArray) throw invalidArgument('Cannot convert an array value in an array value.');
    if (depth + 1 > MAX_MAP_DEPTH) throw invalidArgument(`A document nests at most ${MAX_MAP_DEPTH} levels.`);
    for (const item of elementsOf(value)) checkValue(item, depth + 1, pathBytes, true);
  } else if (value.geoPointValue) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw invalidArgument('A geo point is outside the globe.');
    }
  }
}

/** Returns the size of a name: the ids of its path, and 16 bytes more. */
function nameSize(name: string): number {
  const path = name.split('/').slice(5);
  return path.reduce((sum, segment) => sum + textSize(segment), 16);
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [key, value] of Object.entries(fields)) sum += textSize(key) + valueSize(value);
  return sum;
}

function valueSize(value: Value): number {
  if (value.stringValue !== undefined) return textSize(value.stringValue);
  if (value.bytesValue !== undefined) return Buffer.byteLength(value.bytesValue, 'base64');
  if (value.mapValue) return fieldsSize(fieldsOf(value));
  if (value.arrayValue) return elementsOf(value).reduce((sum, item) => sum + valueSize(item), 0);
  if (value.referenceValue !== undefined) return nameSize(value.referenceValue);
  if (value.geoPointValue) return 16;
  if (value.booleanValue !== undefined || value.nullValue !== undefined) return 1;
  return 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

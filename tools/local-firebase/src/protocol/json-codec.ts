import protobuf from 'protobufjs';
import { isObject, type Json } from '../store/plain-objects';
import { invalidArgument } from '../store/status';
import { canonicalTimestamp, formatInstant, knownInstant } from '../store/timestamps';
import { PROTO_TEXTS } from './firestore-proto';

const MAX_NESTING = 100;
const LONE_SURROGATE = /\p{Surrogate}/u;

const root = new protobuf.Root();
for (const text of PROTO_TEXTS) protobuf.parse(text, root, { keepCase: false });
root.resolveAll();

// Types are compared by identity: a type's full name is built again each time that it is read.
const TIMESTAMP = root.lookupType('google.protobuf.Timestamp');
const NULL_VALUE = root.lookupEnum('google.protobuf.NullValue');
const SCALARS = { Int32Value: 'int32', Int64Value: 'int64', DoubleValue: 'double' };
/** The wrappers with the type of what they hold. */
const WRAPPERS: ReadonlyMap<protobuf.ReflectionObject, string> = new Map(
  Object.entries(SCALARS).map(([name, scalar]) => [root.lookupType(`google.protobuf.${name}`), scalar]),
);

const messageTypes = new Map<string, protobuf.Type>();

/** Returns a message type of the Firestore API by its short name. */
export function messageType(name: string): protobuf.Type {
  const known = messageTypes.get(name);
  if (known) return known;
  const type = root.lookupType(name === 'Empty' ? 'google.protobuf.Empty' : `google.firestore.v1.${name}`);
  messageTypes.set(name, type);
  return type;
}

/**
 * Checks JSON from a client against a message type and brings it to one form: lower camel case, enums
 * by name, 64-bit integers as text, times cut to microseconds, wrappers unwrapped. Everything behind
 * this trusts the shapes.
 */
export function readJson<T>(type: protobuf.Type, json: unknown): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- T describes the message type, against which all of it was checked
  return canonicalMessage(type, json, type.name, 0) as T;
}

/** Decodes the bytes of a message into the same form. */
export function readProto<T>(type: protobuf.Type, data: Uint8Array): T {
  let message: protobuf.Message;
  try {
    message = type.decode(data);
  } catch (error) {
    throw invalidArgument(`Cannot decode ${type.name}: ${String(error)}`);
  }
  return readJson<T>(type, looseJson(type, message));
}

/** Encodes the JSON form of a message. */
export function writeProto(type: protobuf.Type, json: unknown): Uint8Array {
  return type.encode(protoObject(type, json)).finish();
}

function canonicalMessage(type: protobuf.Type, json: unknown, place: string, depth: number): unknown {
  if (depth > MAX_NESTING) throw invalidArgument(`${place}: nested too deeply.`);
  if (type === TIMESTAMP) return canonicalTimestamp(readText(json, place));
  const wrapped = WRAPPERS.get(type);
  if (wrapped !== undefined) {
    const inner = isObject(json) ? json.value : json;
    return canonicalScalar(wrapped, inner ?? 0, place);
  }
  if (!isObject(json)) throw invalidArgument(`${place} is not an object.`);
  const result: Json = {};
  for (const [key, value] of Object.entries(json)) {
    const field =
      type.fields[key] ?? type.fields[key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    if (!field) throw invalidArgument(`Unknown name "${key}" at '${place}': cannot find field.`);
    if (value === undefined || (value === null && field.resolvedType !== NULL_VALUE)) continue;
    if (field.partOf?.oneof.some((other) => other !== field.name && other in result)) {
      throw invalidArgument(`${place}: more than one of ${field.partOf.oneof.join(', ')} is set.`);
    }
    result[field.name] = canonicalField(field, value, `${place}.${key}`, depth);
  }
  return result;
}

function canonicalField(field: protobuf.Field, value: unknown, place: string, depth: number): unknown {
  if (field instanceof protobuf.MapField) {
    if (!isObject(value)) throw invalidArgument(`${place} is not an object.`);
    const map: Json = {};
    for (const [key, item] of Object.entries(value)) {
      readText(key, place);
      if (key === '__proto__') throw invalidArgument(`Field name '${key}' is reserved.`);
      map[key] = canonicalSingle(field, item, `${place}.${key}`, depth);
    }
    return map;
  }
  if (!field.repeated) return canonicalSingle(field, value, place, depth);
  if (!Array.isArray(value)) throw invalidArgument(`${place} is not a list.`);
  return value.map((item, index) => canonicalSingle(field, item, `${place}[${index}]`, depth));
}

function canonicalSingle(field: protobuf.Field, value: unknown, place: string, depth: number): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Type) return canonicalMessage(resolvedType, value, place, depth + 1);
  if (resolvedType instanceof protobuf.Enum) return canonicalEnum(resolvedType, value, place);
  return canonicalScalar(field.type, value, place);
}

function canonicalEnum(type: protobuf.Enum, value: unknown, place: string): string {
  if (type === NULL_VALUE) return 'NULL_VALUE';
  const name = typeof value === 'number' ? type.valuesById[value] : value;
  if (typeof name !== 'string' || !Object.hasOwn(type.values, name)) {
    throw invalidArgument(`${place}: unknown value '${String(value)}'.`);
  }
  return name;
}

function canonicalScalar(type: string, value: unknown, place: string): unknown {
  switch (type) {
    case 'string':
      return readText(value, place);
    case 'bool':
      if (typeof value !== 'boolean') throw invalidArgument(`${place} is not a boolean.`);
      return value;
    case 'bytes': {
      const text = readText(value, place);
      if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalidArgument(`${place} is not base64.`);
      return Buffer.from(text, 'base64').toString('base64');
    }
    case 'int32': {
      const number = typeof value === 'string' && value !== '' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number) || number !== (number | 0)) {
        throw invalidArgument(`${place} is not a 32-bit integer.`);
      }
      return number;
    }
    case 'int64':
      return canonicalInt64(value, place);
    default:
      return canonicalDouble(value, place);
  }
}

function canonicalInt64(value: unknown, place: string): string {
  if (!isInteger(value)) throw invalidArgument(`${place} is not an integer.`);
  const integer = BigInt(value);
  if (integer !== BigInt.asIntN(64, integer)) throw invalidArgument(`${place} has more than 64 bits.`);
  return integer.toString();
}

function isInteger(value: unknown): value is number | string {
  return typeof value === 'number'
    ? Number.isInteger(value)
    : typeof value === 'string' && /^-?\d{1,20}$/.test(value);
}

function canonicalDouble(value: unknown, place: string): number | string {
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 'NaN';
    if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
    return Object.is(value, -0) ? '-0' : value;
  }
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return value;
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) {
    return canonicalDouble(Number(value), place);
  }
  throw invalidArgument(`${place} is not a number.`);
}

function readText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw invalidArgument(`${place} is not a string.`);
  if (LONE_SURROGATE.test(value)) throw invalidArgument(`${place} is not valid UTF-8.`);
  return value;
}

/** Returns what was decoded or checked before, and has the form that its message type says. */
function asObject(value: unknown): Json {
  if (!isObject(value)) throw new Error('A message is not an object.');
  return value;
}

/** Converts what a field holds: one value, each of a list, or each of a map. */
function convertField(
  field: protobuf.Field,
  value: unknown,
  convert: (field: protobuf.Field, item: unknown) => unknown,
): unknown {
  if (field instanceof protobuf.MapField) {
    return Object.fromEntries(
      Object.entries(asObject(value)).map(([key, item]) => [key, convert(field, item)]),
    );
  }
  return field.repeated && Array.isArray(value)
    ? value.map((item) => convert(field, item))
    : convert(field, value);
}

/** Returns a decoded message as JSON, not yet in canonical form. */
function looseJson(type: protobuf.Type, message: unknown): unknown {
  const source = asObject(message);
  if (type === TIMESTAMP) {
    return formatProtoTime(Number(String(source.seconds)), Number(source.nanos));
  }
  const result: Json = {};
  for (const field of type.fieldsArray) {
    if (!Object.hasOwn(source, field.name)) continue;
    const value = source[field.name];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    result[field.name] = convertField(field, value, looseSingle);
  }
  return result;
}

function looseSingle(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Type) return looseJson(field.resolvedType, value);
  if (field.type === 'bytes' && ArrayBuffer.isView(value)) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  if (field.type === 'int64') return String(value);
  return value;
}

function formatProtoTime(seconds: number, nanos: number): string {
  try {
    return formatInstant({ seconds, nanos });
  } catch {
    throw invalidArgument('A timestamp is out of range.');
  }
}

/** JSON in canonical form as what the encoder takes: enums by number, bytes as bytes. */
function protoObject(type: protobuf.Type, json: unknown): Json {
  const result: Json = {};
  for (const [key, value] of Object.entries(asObject(json))) {
    const field = type.fields[key];
    if (!field || value === undefined || value === null) continue;
    result[key] = convertField(field, value, protoSingle);
  }
  return result;
}

function protoSingle(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Type) {
    if (type === TIMESTAMP) return knownInstant(String(value));
    if (WRAPPERS.has(type)) return { value };
    return protoObject(type, value);
  }
  if (type instanceof protobuf.Enum) return typeof value === 'string' ? type.values[value] : value;
  if (field.type === 'bytes') return Buffer.from(String(value), 'base64');
  if (field.type === 'double') return value === '-0' ? -0 : Number(value);
  return value;
}

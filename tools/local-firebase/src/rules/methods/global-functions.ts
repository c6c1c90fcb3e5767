import { createHash } from 'node:crypto';
import { ownValue } from '../../store/plain-objects';
import { asData, asInt, asNumber, asString, wrongType } from './arguments';
import { checkedInt } from '../operators';
import { parseFloatText, toText } from '../text';
import {
  EvaluationError,
  isNumber,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from '../values';

export type GlobalFunction = (...args: RulesValue[]) => RulesValue;

const MAX_INT = 2n ** 63n - 1n;
const SECOND_NANOS = 1_000_000_000n;
const MINUTE_NANOS = 60n * SECOND_NANOS;
const HOUR_NANOS = 60n * MINUTE_NANOS;
const NANOS_OF_UNIT: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: HOUR_NANOS,
  m: MINUTE_NANOS,
  s: SECOND_NANOS,
  ms: 1_000_000n,
  ns: 1n,
};

/** Functions that are called by their name alone. */
export const globalFunctions: Readonly<Record<string, GlobalFunction>> = {
  int: (value) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') return saturate(value);
    if (typeof value === 'string' && /^[+-]?\d{1,40}$/.test(value) && fits(BigInt(value.replace('+', '')))) {
      return BigInt(value.replace('+', ''));
    }
    throw wrongType('int', value);
  },
  float: (value) => {
    if (value !== undefined && isNumber(value)) return Number(value);
    const parsed = typeof value === 'string' ? parseFloatText(value) : undefined;
    if (parsed === undefined) throw wrongType('float', value);
    return parsed;
  },
  string: (value) => toText(value),
  path: (text) => {
    const segments = asString(text).split('/');
    return new RulesPath(segments.filter((segment) => segment !== ''));
  },
};

/** Functions behind a namespace, such as `math.abs`. */
export const namespaces: Readonly<Record<string, Readonly<Record<string, GlobalFunction>>>> = {
  math: {
    abs: (value) => (typeof value === 'bigint' ? checkedInt(abs(value)) : Math.abs(asNumber(value))),
    ceil: (value) => toInt(Math.ceil(asNumber(value))),
    floor: (value) => toInt(Math.floor(asNumber(value))),
    round: (value) => toInt(Math.round(asNumber(value))),
    sqrt: (value) => Math.sqrt(asNumber(value)),
    pow: (base, exponent) => asNumber(base) ** asNumber(exponent),
    isNaN: (value) => Number.isNaN(asNumber(value)),
    isInfinite: (value) => Math.abs(asNumber(value)) === Infinity,
  },
  timestamp: {
    date: (year, month, day) => {
      const [y, m, d] = [Number(asInt(year)), Number(asInt(month)), Number(asInt(day))];
      const date = new Date(Date.UTC(2000, 0, 1));
      date.setUTCFullYear(y, m - 1, d);
      const exists = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
      if (!exists || y < 1 || y > 9999) throw new EvaluationError('Invalid date.');
      return RulesTimestamp.fromMillis(BigInt(date.getTime()));
    },
    value: (millis) => RulesTimestamp.fromMillis(asInt(millis)),
  },
  duration: {
    value: (magnitude, unit) => {
      const nanos = ownValue(NANOS_OF_UNIT, asString(unit));
      if (nanos === undefined) throw new EvaluationError(`Unknown unit of time '${asString(unit)}'.`);
      return new RulesDuration(asInt(magnitude) * nanos);
    },
    time: (hours, minutes, seconds, nanos) =>
      new RulesDuration(
        asInt(hours) * HOUR_NANOS +
          asInt(minutes) * MINUTE_NANOS +
          asInt(seconds) * SECOND_NANOS +
          asInt(nanos),
      ),
    abs: (value) => {
      if (!(value instanceof RulesDuration)) throw wrongType('duration', value);
      return new RulesDuration(abs(value.totalNanos));
    },
  },
  latlng: {
    value: (latitude, longitude) => {
      const [lat, lng] = [asNumber(latitude), asNumber(longitude)];
      if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
        throw new EvaluationError('This place is not on the globe.');
      return new RulesLatLng(lat, lng);
    },
  },
  hashing: {
    md5: (value) => digest('md5', value),
    sha256: (value) => digest('sha256', value),
    crc32: (value) => littleEndian(checksum(asData(value), 0xedb88320)),
    crc32c: (value) => littleEndian(checksum(asData(value), 0x82f63b78)),
  },
  /** Empty, as its functions read documents, which the evaluator does itself. */
  firestore: {},
};

/** Production writes the lowest byte of a checksum first. */
function littleEndian(sum: Buffer): RulesBytes {
  return new RulesBytes(sum.reverse());
}

function digest(algorithm: string, value: RulesValue | undefined): RulesBytes {
  return new RulesBytes(createHash(algorithm).update(asData(value)).digest());
}

/** Returns the reflected CRC-32 of a polynomial, as four bytes. */
export function checksum(data: Buffer, polynomial: number): Buffer {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE(~crc >>> 0);
  return result;
}

function toInt(value: number): bigint {
  if (!Number.isFinite(value) || !fits(BigInt(value))) throw new EvaluationError('Not an integer.');
  return BigInt(value);
}

/** Returns the nearest integer towards zero, as Java converts: what is out of range stops at its end. */
function saturate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX_INT)) return MAX_INT;
  return value <= -Number(MAX_INT) ? -MAX_INT - 1n : BigInt(Math.trunc(value));
}

function fits(value: bigint): boolean {
  return value <= MAX_INT && value >= -MAX_INT - 1n;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

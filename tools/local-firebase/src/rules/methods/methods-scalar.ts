import type { MethodTable } from './method-table';
import { wrongType } from './arguments';
import { type RulesBytes, RulesDuration, RulesLatLng, RulesTimestamp } from '../values';

const NANOS = 1_000_000_000n;
const DAY_NANOS = 86_400n * NANOS;
const EARTH_RADIUS_METRES = 6_371_010;

export const bytesMethods: MethodTable<RulesBytes> = {
  size: ({ data }) => BigInt(data.length),
  /** Of the alphabet for addresses, with padding. */
  toBase64: ({ data }) => data.toString('base64').replace(/\+/g, '-').replace(/\//g, '_'),
  toHexString: ({ data }) => data.toString('hex').toUpperCase(),
};

export const timestampMethods: MethodTable<RulesTimestamp> = {
  year: (time) => BigInt(dateOf(time).getUTCFullYear()),
  month: (time) => BigInt(dateOf(time).getUTCMonth() + 1),
  day: (time) => BigInt(dateOf(time).getUTCDate()),
  hours: (time) => BigInt(dateOf(time).getUTCHours()),
  minutes: (time) => BigInt(dateOf(time).getUTCMinutes()),
  seconds: (time) => BigInt(dateOf(time).getUTCSeconds()),
  nanos: ({ nanos }) => BigInt(nanos),
  /** Monday is 1, Sunday is 7. */
  dayOfWeek: (time) => BigInt(dateOf(time).getUTCDay() || 7),
  dayOfYear: (time) => {
    const date = dateOf(time);
    return BigInt(Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1);
  },
  toMillis: ({ seconds, nanos }) => seconds * 1000n + BigInt(Math.floor(nanos / 1_000_000)),
  date: (time) => RulesTimestamp.fromNanos(time.totalNanos - timeOfDay(time)),
  time: (time) => new RulesDuration(timeOfDay(time)),
};

export const durationMethods: MethodTable<RulesDuration> = {
  seconds: ({ totalNanos }) => totalNanos / NANOS,
  nanos: ({ totalNanos }) => totalNanos % NANOS,
};

export const latLngMethods: MethodTable<RulesLatLng> = {
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  /** Great-circle distance in metres. */
  distance: (from, to) => {
    if (!(to instanceof RulesLatLng)) throw wrongType('latlng', to);
    const [a, b] = [radians(from.latitude), radians(to.latitude)];
    const half =
      Math.sin((b - a) / 2) ** 2 +
      Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, half)));
  },
};

function dateOf({ seconds }: RulesTimestamp): Date {
  return new Date(Number(seconds) * 1000);
}

function timeOfDay({ totalNanos }: RulesTimestamp): bigint {
  return ((totalNanos % DAY_NANOS) + DAY_NANOS) % DAY_NANOS;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

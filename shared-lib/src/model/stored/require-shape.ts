import { entriesOf } from '../values/keys-of';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isList = (value: unknown) => Array.isArray(value);
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const orMissing = (is: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || value === null || is(value);

/** Kinds of a stored value; `?` marks one that may be missing or `null`. */
const IS = {
  text: isText,
  number: isNumber,
  list: isList,
  map: isMap,
  'text?': orMissing(isText),
  'number?': orMissing(isNumber),
  'list?': orMissing(isList),
  'map?': orMissing(isMap),
} as const;

type KindOf<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'number'
    : Value extends readonly unknown[]
      ? 'list'
      : 'map';

/** Fields that screens rely on, with their kinds. */
export type Shape<Stored> = {
  readonly [Field in keyof Stored & string]?:
    KindOf<NonNullable<Stored[Field]>> | `${KindOf<NonNullable<Stored[Field]>>}?`;
};

/** A document as it is stored: its times are the SDK's, or REST's texts. */
export type StoredForm<Type, Times extends keyof Type> = Omit<Type, Times> & { [Time in Times]?: unknown };

/**
 * Returns stored data with the type that the rules and functions hold it to. It refuses data without a field that screens rely on, which
 * is older than they are, or was written around them.
 *
 * @param data - A document, or a map inside it.
 * @throws TypeError that names the field
 */
export function requireShape<Stored extends object>(data: unknown, shape: Shape<Stored>): Stored {
  if (!isMap(data)) throw new TypeError('no map');
  for (const [field, kind] of entriesOf<string, keyof typeof IS>(shape))
    if (!IS[kind](data[field])) throw new TypeError(`${field} is no ${kind}`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Its shape has just been checked; what writes it holds the rest.
  return data as Stored;
}

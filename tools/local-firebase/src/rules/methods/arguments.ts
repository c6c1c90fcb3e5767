import {
  EvaluationError,
  isNumber,
  RulesBytes,
  RulesMap,
  RulesSet,
  typeOf,
  type RulesValue,
} from '../values';

/** Reads an argument of any type. */
export function asValue(value: RulesValue | undefined): RulesValue {
  if (value === undefined) throw wrongType('any', value);
  return value;
}

/** Reads an argument as one type, or fails as the language does. */
export function asString(value: RulesValue | undefined): string {
  if (typeof value !== 'string') throw wrongType('string', value);
  return value;
}

export function asInt(value: RulesValue | undefined): bigint {
  if (typeof value !== 'bigint') throw wrongType('int', value);
  return value;
}

export function asNumber(value: RulesValue | undefined): number {
  if (value === undefined || !isNumber(value)) throw wrongType('number', value);
  return Number(value);
}

export function asMap(value: RulesValue | undefined): RulesMap {
  if (!(value instanceof RulesMap)) throw wrongType('map', value);
  return value;
}

export function asList(value: RulesValue | undefined): readonly RulesValue[] {
  if (!Array.isArray(value)) throw wrongType('list', value);
  return value;
}

export function asSet(value: RulesValue | undefined): RulesSet {
  if (!(value instanceof RulesSet)) throw wrongType('set', value);
  return value;
}

/** Lists and sets are both accepted where a group of items is compared. */
export function asItems(value: RulesValue | undefined): readonly RulesValue[] {
  return value instanceof RulesSet ? value.items : asList(value);
}

/** Hashes take text as its UTF-8 bytes. */
export function asData(value: RulesValue | undefined): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  if (value instanceof RulesBytes) return value.data;
  throw wrongType('bytes', value);
}

export function wrongType(wanted: string, value: RulesValue | undefined): EvaluationError {
  const found = value === undefined ? 'nothing' : typeOf(value);
  return new EvaluationError(`Type error: expected ${wanted}, found ${found}.`);
}

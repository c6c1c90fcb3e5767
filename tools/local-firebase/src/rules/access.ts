import {
  EvaluationError,
  isUnknown,
  PartialMap,
  RulesMap,
  RulesPath,
  typeOf,
  Unknown,
  type RulesValue,
} from './values';

const UNKNOWN = new Unknown();

/** `object.name`: of a map only; a missing key is an error. */
export function memberOf(object: RulesValue, name: string): RulesValue {
  if (object instanceof PartialMap) return object.get(name);
  if (isUnknown(object)) return UNKNOWN;
  if (object === null) throw new EvaluationError(`Null value error: reading '${name}' of null.`);
  if (!(object instanceof RulesMap)) {
    throw new EvaluationError(`Property ${name} is undefined on a value of type ${typeOf(object)}.`);
  }
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

/** `object[index]`: a key of a map, or a place in a list, a string or a path. */
export function itemAt(object: RulesValue, index: RulesValue): RulesValue {
  if (isUnknown(index)) return UNKNOWN;
  if (object instanceof RulesMap || object instanceof PartialMap) {
    if (typeof index !== 'string') throw new EvaluationError('The keys of a map are strings.');
    return memberOf(object, index);
  }
  if (isUnknown(object)) return UNKNOWN;
  if (typeof index === 'bigint') {
    const items = sequenceOf(object);
    const item = index >= 0n && index < BigInt(items.length) ? items[Number(index)] : undefined;
    if (item === undefined) throw new EvaluationError(`Index ${index} is out of bounds.`);
    return item;
  }
  throw new EvaluationError(`A value of type ${typeOf(object)} has no index of type ${typeOf(index)}.`);
}

/** `object[from:to]`, the end excluded. */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const items = sequenceOf(object);
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new EvaluationError('A range is made of integers.');
  if (from < 0n || to < from || to > BigInt(items.length))
    throw new EvaluationError('This range is out of bounds.');
  if (typeof items === 'string') return items.slice(Number(from), Number(to));
  // Production looks at the last item of a range, also when it is empty.
  if (to === 0n) throw new EvaluationError('This range is out of bounds.');
  if (object instanceof RulesPath) return new RulesPath(object.segments.slice(Number(from), Number(to)));
  return items.slice(Number(from), Number(to));
}

/** Returns the items of a value that has an index. Characters are UTF-16 code units, as in production. */
function sequenceOf(object: RulesValue): string | readonly RulesValue[] {
  if (typeof object === 'string') return object;
  if (object instanceof RulesPath) return object.segments;
  if (Array.isArray(object)) return object;
  throw new EvaluationError(`A value of type ${typeOf(object)} has no index.`);
}

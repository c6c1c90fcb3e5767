import type { StoredDocument } from './database';
import { getField, parseFieldPath } from './field-paths';
import { invalidArgument } from './status';
import { asDouble, doubleValue, kindOf, NULL_VALUE, type Fields, type Value } from './values';

/** One aggregation as it travels. */
export interface Aggregation {
  alias?: string;
  count?: { upTo?: string };
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}

const MAX_AGGREGATIONS = 5;
const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

/** Computes aggregations over a query's result. Sum and average skip what is not a number. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  if (aggregations.length === 0) throw invalidArgument('An aggregation query has no aggregations.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(`maximum number of aggregations is ${MAX_AGGREGATIONS}`);
  }
  const fields: Fields = {};
  let unnamed = 0;
  for (const aggregation of aggregations) {
    const alias = aggregation.alias || `field_${++unnamed}`;
    if (Object.hasOwn(fields, alias)) throw invalidArgument(`The alias '${alias}' is used twice.`);
    fields[alias] = compute(documents, aggregation);
  }
  return fields;
}

/**
 * Returns the fields that sums and averages read. One index has to hold them all, so that documents without one of them are seen by
 * none of the aggregations beside it, a count included.
 */
export function aggregatedFields(aggregations: readonly Aggregation[]): string[] {
  return aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
}

function compute(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.count) {
    const upTo = aggregation.count.upTo === undefined ? Infinity : Number(aggregation.count.upTo);
    if (!(upTo > 0)) throw invalidArgument('upTo must be greater than zero.');
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  const path = parseFieldPath((aggregation.sum ?? aggregation.avg)?.field?.fieldPath ?? '');
  const numbers = documents
    .map((document) => getField(document.fields, path))
    .filter((value): value is Value => value !== undefined && kindOf(value) === 'number');
  if (aggregation.sum) return sumOf(numbers);
  if (numbers.length === 0) return NULL_VALUE;
  return doubleValue(numbers.reduce((sum, value) => sum + asDouble(value), 0) / numbers.length);
}

/** Returns an integer as long as all parts are and the 64 bits suffice; a double otherwise. */
function sumOf(numbers: readonly Value[]): Value {
  const integers = numbers.flatMap(({ integerValue }) => integerValue ?? []);
  if (integers.length === numbers.length) {
    const sum = integers.reduce((total, integer) => total + BigInt(integer), 0n);
    if (sum <= MAX_INT && sum >= MIN_INT) return { integerValue: String(sum) };
  }
  return doubleValue(numbers.reduce((sum, value) => sum + asDouble(value), 0));
}

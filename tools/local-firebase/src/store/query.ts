import { formatFieldPath, isNamePath, NAME_FIELD, parseFieldPath, type FieldPath } from './field-paths';
import { checkId, parseResourceName } from './names';
import { invalidArgument, StatusError } from './status';
import { elementsOf, isNaNValue, isNull, type Value } from './values';

/** A query as it travels. */
export interface StructuredQuery {
  select?: { fields?: { fieldPath?: string }[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: FilterJson;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
  findNearest?: unknown;
}

export interface FilterJson {
  compositeFilter?: { op?: string; filters?: FilterJson[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: Value };
  unaryFilter?: { op?: string; field?: { fieldPath?: string } };
}

export interface Cursor {
  values?: Value[];
  before?: boolean;
}

export const COMPARISONS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** One condition on one field. Unary filters are read as (in)equality with null or NaN. */
export interface FieldFilter {
  readonly path: FieldPath;
  readonly op: Comparison;
  readonly value: Value;
}

export type Filter =
  | { readonly kind: 'field'; readonly filter: FieldFilter }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] };

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A checked query, with its implicit ordering written out. */
export interface Query {
  /** The resource name that `collectionId` is looked for under. */
  readonly parent: string;
  /** Absent: every collection (the form that a recursive delete uses). */
  readonly collectionId?: string;
  readonly allDescendants: boolean;
  readonly filter?: Filter;
  /** As the client wrote it, for what rules see. */
  readonly explicitOrders: readonly Order[];
  /** Complete, `__name__` included. */
  readonly orders: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  readonly projection?: readonly FieldPath[];
  /** Fields that a document must have to be found, whatever their values. */
  readonly requiredFields?: readonly FieldPath[];
}

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;
const INEQUALITIES: readonly Comparison[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];

export function isInequality(op: Comparison): boolean {
  return INEQUALITIES.includes(op);
}

/** Checks a query as it arrives and fills in what production implies. */
export function parseQuery(parent: string, query: StructuredQuery): Query {
  parseResourceName(parent);
  if (query.findNearest !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'local-firebase does not search vectors (findNearest).');
  }
  const from = query.from ?? [];
  if (from.length > 1) throw invalidArgument('A query has at most one collection selector.');
  const collectionId = from[0]?.collectionId || undefined;
  if (collectionId !== undefined) checkId(collectionId);
  const filter = query.where && parseFilter(query.where);
  if (filter) checkFilter(filter);
  const explicitOrders = (query.orderBy ?? []).map(parseOrder);
  const orders = completeOrders(explicitOrders, filter);
  checkComponents(parent, filter, explicitOrders);
  for (const cursor of [query.startAt, query.endAt]) checkCursor(cursor, orders);
  if ((query.limit ?? 0) < 0) throw invalidArgument('The limit is negative.');
  if ((query.offset ?? 0) < 0) throw invalidArgument('The offset is negative.');
  return {
    parent,
    collectionId,
    allDescendants: from[0]?.allDescendants ?? false,
    filter,
    explicitOrders,
    orders,
    startAt: query.startAt,
    endAt: query.endAt,
    offset: query.offset ?? 0,
    limit: query.limit,
    projection: projectionOf(query.select),
  };
}

/** Returns the query as a disjunction of conjunctions, `in` and `array-contains-any` spread out. */
export function disjunctionsOf(filter: Filter | undefined): FieldFilter[][] {
  if (!filter) return [[]];
  if (filter.kind === 'or') return withinLimit(filter.filters.flatMap(disjunctionsOf));
  if (filter.kind === 'and') {
    return filter.filters.reduce<FieldFilter[][]>(
      (product, part) =>
        withinLimit(disjunctionsOf(part).flatMap((right) => product.map((left) => [...left, ...right]))),
      [[]],
    );
  }
  const { path, op, value } = filter.filter;
  const spread = (single: Comparison) => elementsOf(value).map((item) => [{ path, op: single, value: item }]);
  if (op === 'IN') return spread('EQUAL');
  if (op === 'ARRAY_CONTAINS_ANY') return spread('ARRAY_CONTAINS');
  return [[filter.filter]];
}

function withinLimit(disjunctions: FieldFilter[][]): FieldFilter[][] {
  if (disjunctions.length > MAX_DISJUNCTIONS) {
    throw invalidArgument(`A query has at most ${MAX_DISJUNCTIONS} disjunctions.`);
  }
  return disjunctions;
}

/** Returns every condition of a filter, at any depth. */
export function fieldFiltersOf(filter: Filter | undefined): FieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter.filter] : filter.filters.flatMap(fieldFiltersOf);
}

function parseFilter(json: FilterJson): Filter {
  if (json.compositeFilter) {
    const { op, filters = [] } = json.compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('A composite filter needs AND or OR.');
    if (filters.length === 0) throw invalidArgument('A composite filter is empty.');
    return { kind: op === 'AND' ? 'and' : 'or', filters: filters.map(parseFilter) };
  }
  if (json.unaryFilter) {
    const path = parseFieldPath(json.unaryFilter.field?.fieldPath ?? '');
    const condition = UNARY[json.unaryFilter.op ?? ''];
    if (!condition) throw invalidArgument(`Unknown unary operator '${json.unaryFilter.op}'.`);
    return { kind: 'field', filter: { path, ...condition } };
  }
  if (json.fieldFilter) {
    const { field, op: given, value } = json.fieldFilter;
    const op = COMPARISONS.find((comparison) => comparison === given);
    if (!op) throw invalidArgument(`Unknown operator '${given}'.`);
    if (!value) throw invalidArgument('A field filter has no value.');
    return { kind: 'field', filter: { path: parseFieldPath(field?.fieldPath ?? ''), op, value } };
  }
  throw invalidArgument('A filter is neither composite, field nor unary.');
}

const UNARY: Record<string, { op: Comparison; value: Value } | undefined> = {
  IS_NULL: { op: 'EQUAL', value: { nullValue: 'NULL_VALUE' } },
  IS_NAN: { op: 'EQUAL', value: { doubleValue: 'NaN' } },
  IS_NOT_NULL: { op: 'NOT_EQUAL', value: { nullValue: 'NULL_VALUE' } },
  IS_NOT_NAN: { op: 'NOT_EQUAL', value: { doubleValue: 'NaN' } },
};

function checkFilter(filter: Filter): void {
  const conditions = fieldFiltersOf(filter);
  for (const { path, op, value } of conditions) {
    if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
      const items = value.arrayValue?.values ?? [];
      const most = op === 'NOT_IN' ? MAX_NOT_IN : MAX_DISJUNCTIONS;
      if (items.length === 0) throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`);
      if (items.length > most) throw invalidArgument(`'${op}' supports up to ${most} comparison values.`);
    }
    if ((isNull(value) || isNaNValue(value)) && !['EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS'].includes(op)) {
      throw invalidArgument(`'${op}' cannot compare with null or NaN.`);
    }
    if (isNamePath(path)) checkNameFilter(op, value);
  }
  checkExclusions(filter, conditions);
  const inequalityFields = new Set(
    conditions.filter(({ op }) => isInequality(op)).map(({ path }) => formatFieldPath(path)),
  );
  if (inequalityFields.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(`A query has inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  }
  for (const conjunction of disjunctionsOf(filter)) {
    checkNameEquality(conjunction);
    if (conjunction.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
}

/** Refuses a condition that names the document beside an inequality on another field alone. */
function checkNameEquality(conjunction: readonly FieldFilter[]): void {
  const onName = conjunction.filter(({ path }) => isNamePath(path));
  const inequalities = conjunction.filter(({ op }) => isInequality(op));
  if (!onName.some(({ op }) => op === 'EQUAL') || inequalities.length === 0) return;
  if (inequalities.some(({ path }) => isNamePath(path))) return;
  throw invalidArgument(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

/** Refuses `!=` and `not-in` beside another of them, and `not-in` beside alternatives. */
function checkExclusions(filter: Filter, conditions: readonly FieldFilter[]): void {
  const has = (op: Comparison) => conditions.some((condition) => condition.op === op);
  const exclusions = conditions.filter(({ op }) => op === 'NOT_IN' || op === 'NOT_EQUAL');
  if (exclusions.length > 1) throw invalidArgument("A query has at most one 'NOT_EQUAL' or 'NOT_IN'.");
  if (has('NOT_IN') && (has('IN') || has('ARRAY_CONTAINS_ANY') || hasAlternatives(filter))) {
    throw invalidArgument("'NOT_IN' cannot be combined with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.");
  }
}

function hasAlternatives(filter: Filter): boolean {
  if (filter.kind === 'field') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasAlternatives);
}

/** Refuses a query in which the filters of all disjunctions, the orders and a parent document together exceed their limit. */
function checkComponents(parent: string, filter: Filter | undefined, orders: readonly Order[]): void {
  const filters = disjunctionsOf(filter).reduce((sum, conjunction) => sum + conjunction.length, 0);
  const parents = parseResourceName(parent).segments.length > 0 ? 1 : 0;
  if (filters + orders.length + parents > MAX_COMPONENTS) {
    throw invalidArgument(
      `A query has at most ${MAX_COMPONENTS} filters, sort orders and parent documents together.`,
    );
  }
}

function checkNameFilter(op: Comparison, value: Value): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
    throw invalidArgument(`'${op}' does not work on __name__.`);
  }
  const values = op === 'IN' || op === 'NOT_IN' ? elementsOf(value) : [value];
  if (values.some((item) => item.referenceValue === undefined)) {
    throw invalidArgument('__name__ is compared with references only.');
  }
}

function parseOrder({
  field,
  direction = 'ASCENDING',
}: NonNullable<StructuredQuery['orderBy']>[number]): Order {
  return { path: parseFieldPath(field?.fieldPath ?? ''), descending: direction === 'DESCENDING' };
}

/** Adds the inequality fields that the client did not order by, in name order, and `__name__`, in the last direction. */
function completeOrders(explicit: readonly Order[], filter: Filter | undefined): Order[] {
  const orders = [...explicit];
  const descending = orders.at(-1)?.descending ?? false;
  const ordered = new Set(orders.map(({ path }) => formatFieldPath(path)));
  const inequalities = fieldFiltersOf(filter).filter(({ op, path }) => isInequality(op) && !isNamePath(path));
  const missing = new Map(inequalities.map(({ path }) => [formatFieldPath(path), path]));
  for (const [key, path] of [...missing].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!ordered.has(key)) orders.push({ path, descending });
  }
  if (!ordered.has(NAME_FIELD)) orders.push({ path: [NAME_FIELD], descending });
  const last = orders.at(-1);
  if (!last || !isNamePath(last.path)) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  return orders;
}

function checkCursor(cursor: Cursor | undefined, orders: readonly Order[]): void {
  const values = cursor?.values ?? [];
  if (values.length > orders.length) throw invalidArgument('A cursor has too many values.');
  orders.forEach(({ path }, index) => {
    const value = values[index];
    if (value && isNamePath(path) && value.referenceValue === undefined) {
      throw invalidArgument('A cursor on __name__ needs a reference.');
    }
  });
}

/** An empty projection is none; `__name__` alone selects no field. */
function projectionOf(select: StructuredQuery['select']): FieldPath[] | undefined {
  const fields = select?.fields ?? [];
  if (fields.length === 0) return undefined;
  return fields.map(({ fieldPath }) => parseFieldPath(fieldPath ?? '')).filter((path) => !isNamePath(path));
}

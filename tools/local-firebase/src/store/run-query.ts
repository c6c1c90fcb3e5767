import { compareNames, compareValues, equalValues } from './compare';
import type { Database, StoredDocument } from './database';
import { formatFieldPath, getField, isNamePath, pickFields, type FieldPath } from './field-paths';
import { lastSegment, parentOf } from './names';
import type { Cursor, FieldFilter, Filter, Order, Query } from './query';
import { elementsOf, isNaNValue, isNull, kindOf, type Value } from './values';

/** Returns the documents of a query's result, in order, complete (see {@link project}). */
export function runQuery(database: Database, query: Query): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const name of collectionsOf(database, query)) {
    for (const document of database.collection(name)) {
      if (satisfies(query, document)) found.push(document);
    }
  }
  found.sort((a, b) => compareDocuments(query.orders, a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return query.offset > 0 || end !== undefined ? found.slice(query.offset, end) : found;
}

/** Reports whether a document is in the result, its offset and limit left aside. */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  return isInCollection(query, parentOf(document.name)) && satisfies(query, document);
}

/** Returns a document with only the fields that a query's projection leaves. */
export function project(query: Query, document: StoredDocument): StoredDocument {
  if (!query.projection) return document;
  return { ...document, fields: pickFields(document.fields, query.projection) };
}

/** Reports whether a query looks at the documents of this collection. */
export function isInCollection(query: Query, collectionName: string): boolean {
  if (query.collectionId !== undefined && lastSegment(collectionName) !== query.collectionId) return false;
  if (!query.allDescendants) return parentOf(collectionName) === query.parent;
  return collectionName.startsWith(`${query.parent}/`);
}

/** Orders two documents as a query does. */
export function compareDocuments(orders: readonly Order[], a: StoredDocument, b: StoredDocument): number {
  for (const { path, descending } of orders) {
    const order = isNamePath(path)
      ? compareNames(a.name, b.name)
      : compareValues(orderedValue(a, path), orderedValue(b, path));
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** Returns the collections that a query looks at. */
export function* collectionsOf(database: Database, query: Query): Iterable<string> {
  if (query.collectionId !== undefined && !query.allDescendants) {
    yield `${query.parent}/${query.collectionId}`;
    return;
  }
  for (const name of database.collectionNames(query.collectionId)) {
    if (isInCollection(query, name)) yield name;
  }
}

function satisfies(query: Query, document: StoredDocument): boolean {
  return (
    (!query.filter || holds(query.filter, document)) &&
    query.orders.every(({ path }) => valueAt(document, path) !== undefined) &&
    (query.requiredFields ?? []).every((path) => valueAt(document, path) !== undefined) &&
    withinCursor(query.startAt, query.orders, document, 1) &&
    withinCursor(query.endAt, query.orders, document, -1)
  );
}

function holds(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => holds(part, document));
  if (filter.kind === 'or') return filter.filters.some((part) => holds(part, document));
  return conditionHolds(filter.filter, document);
}

function conditionHolds({ path, op, value }: FieldFilter, document: StoredDocument): boolean {
  const actual = valueAt(document, path);
  if (actual === undefined) return false;
  switch (op) {
    case 'EQUAL':
      return equalValues(actual, value);
    case 'NOT_EQUAL':
      return !isNull(actual) && !equalValues(actual, value);
    case 'IN':
      return elementsOf(value).some((item) => isFindable(item) && equalValues(actual, item));
    case 'NOT_IN':
      return (
        !isNull(actual) && elementsOf(value).every((item) => !isNull(item) && !equalValues(actual, item))
      );
    case 'ARRAY_CONTAINS':
      return isFindable(value) && elementsOf(actual).some((item) => equalValues(item, value));
    case 'ARRAY_CONTAINS_ANY': {
      const wanted = elementsOf(value).filter(isFindable);
      return elementsOf(actual).some((item) => wanted.some((value) => equalValues(item, value)));
    }
    default: {
      // A range holds values of its own kind, and NaN, although it sorts before the numbers, is in none.
      if (kindOf(actual) !== kindOf(value) || isNaNValue(actual)) return false;
      const order = compareValues(actual, value);
      if (op === 'LESS_THAN') return order < 0;
      if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
      if (op === 'GREATER_THAN') return order > 0;
      return order >= 0;
    }
  }
}

/** Reports whether a value in a list can match: only `==` finds null and NaN, in the lists of the other operators they match nothing. */
function isFindable(value: Value): boolean {
  return !isNull(value) && !isNaNValue(value);
}

/** `sign` 1 for a start, -1 for an end; `before` puts the cursor just before its position. */
function withinCursor(
  cursor: Cursor | undefined,
  orders: readonly Order[],
  document: StoredDocument,
  sign: 1 | -1,
): boolean {
  if (!cursor) return true;
  let order = 0;
  for (const [index, { path, descending }] of orders.entries()) {
    const bound = cursor.values?.[index];
    if (!bound) break;
    order = compareValues(orderedValue(document, path), bound) * (descending ? -1 : 1);
    if (order !== 0) break;
  }
  const inclusive = sign === 1 ? cursor.before === true : cursor.before !== true;
  return order === 0 ? inclusive : order * sign > 0;
}

/** Returns the value by which a query orders a document; one without it isn't in the result. */
function orderedValue(document: StoredDocument, path: FieldPath): Value {
  const value = valueAt(document, path);
  if (!value) throw new Error(`${document.name} has no field ${formatFieldPath(path)}.`);
  return value;
}

function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path);
}

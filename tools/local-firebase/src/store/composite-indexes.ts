import { formatFieldPath, isNamePath, NAME_FIELD, parseFieldPath } from './field-paths';
import { disjunctionsOf, isInequality, type FieldFilter, type Query } from './query';
import { StatusError } from './status';

/** The content of `firestore.indexes.json`. */
export interface IndexConfiguration {
  indexes?: IndexDefinition[];
  fieldOverrides?: FieldOverride[];
}

export interface IndexDefinition {
  collectionGroup: string;
  queryScope?: string;
  fields: IndexField[];
}

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes?: { order?: string; arrayConfig?: string; queryScope?: string }[];
}

/**
 * Refuses a query that production would refuse for want of an index.
 *
 * Production answers a conjunction by merging indexes that share a sort order, as long as together
 * they hold every equality; the automatic single-field indexes take part. What cannot be merged needs
 * a composite index, and the error carries the one to add.
 *
 * @param aggregated - Fields that sums and averages read: the index must hold them too.
 */
export function requireIndexes(
  configuration: IndexConfiguration,
  query: Query,
  aggregated: readonly string[] = [],
): void {
  const { collectionId } = query;
  if (collectionId === undefined) return;
  for (const conjunction of disjunctionsOf(query.filter)) {
    const wanted = wantedIndex(collectionId, query, conjunction, aggregated);
    if (!isServed(configuration, wanted)) throw missingIndex(wanted);
  }
}

interface WantedIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields with an equality (ASCENDING) or a membership (CONTAINS), in any order. */
  equalities: IndexField[];
  /** The sort order that follows, without a `__name__` in the implied direction. */
  sorts: IndexField[];
}

function wantedIndex(
  collectionGroup: string,
  query: Query,
  conjunction: FieldFilter[],
  aggregated: readonly string[],
): WantedIndex {
  const equalities = new Map<string, IndexField>();
  for (const { path, op } of conjunction) {
    const fieldPath = formatFieldPath(path);
    if (isInequality(op) || isNamePath(path)) continue;
    if (op === 'ARRAY_CONTAINS') equalities.set(`${fieldPath}[]`, { fieldPath, arrayConfig: 'CONTAINS' });
    else equalities.set(fieldPath, { fieldPath, order: 'ASCENDING' });
  }
  const sorts: IndexField[] = [];
  for (const { path, descending } of query.orders) {
    const fieldPath = formatFieldPath(path);
    if (equalities.has(fieldPath)) continue;
    sorts.push({ fieldPath, order: descending ? 'DESCENDING' : 'ASCENDING' });
    if (isNamePath(path)) break;
  }
  // Every index ends with the document's name, in its last direction. By name alone there is only the ascending one.
  const name = sorts.at(-1);
  const implied = sorts.at(-2)?.order ?? (equalities.size > 0 ? name?.order : 'ASCENDING');
  if (name?.fieldPath === NAME_FIELD && implied === name.order) sorts.pop();
  for (const field of aggregated) {
    const fieldPath = formatFieldPath(parseFieldPath(field));
    const held = equalities.has(fieldPath) || sorts.some((sort) => sort.fieldPath === fieldPath);
    if (!held) sorts.push({ fieldPath, order: 'ASCENDING' });
  }
  return {
    collectionGroup,
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equalities: [...equalities.values()],
    sorts,
  };
}

function isServed(configuration: IndexConfiguration, wanted: WantedIndex): boolean {
  const { equalities, sorts } = wanted;
  if (equalities.length === 0 && sorts.length === 0) return true;
  const covered = new Set<string>();
  let usable = false;
  for (const fields of [
    ...singleFieldIndexes(configuration, wanted),
    ...compositeIndexes(configuration, wanted),
  ]) {
    const prefix = prefixServing(fields, wanted);
    if (!prefix) continue;
    usable = true;
    for (const field of prefix) covered.add(keyOf(field));
  }
  return usable && equalities.every((field) => covered.has(keyOf(field)));
}

/** Returns the equality fields that an index holds before the wanted sort order; `undefined` when it does not fit. */
function prefixServing(fields: IndexField[], { equalities, sorts }: WantedIndex): IndexField[] | undefined {
  const split = fields.length - sorts.length;
  if (split < 0) return undefined;
  const tail = fields.slice(split);
  const same = (flip: boolean) =>
    tail.every(({ fieldPath, order }, index) => {
      const sort = sorts[index];
      return fieldPath === sort?.fieldPath && (order === sort.order) !== flip;
    });
  if (!same(false) && !same(true)) return undefined;
  const prefix = fields.slice(0, split);
  const isEquality = (field: IndexField) => equalities.some((equality) => keyOf(equality) === keyOf(field));
  return prefix.every(isEquality) ? prefix : undefined;
}

/** Returns the automatic single-field indexes, as the field overrides leave them. */
function singleFieldIndexes(configuration: IndexConfiguration, wanted: WantedIndex): IndexField[][] {
  const paths = new Set([...wanted.equalities, ...wanted.sorts].map(({ fieldPath }) => fieldPath));
  return [...paths].flatMap((fieldPath): IndexField[][] => {
    const override = (configuration.fieldOverrides ?? []).find(
      (entry) => entry.collectionGroup === wanted.collectionGroup && entry.fieldPath === fieldPath,
    );
    if (override) {
      return (override.indexes ?? [])
        .filter(({ queryScope = 'COLLECTION' }) => queryScope === wanted.queryScope)
        .map(({ order, arrayConfig }) => [{ fieldPath, order, arrayConfig }]);
    }
    if (wanted.queryScope === 'COLLECTION_GROUP' || fieldPath === NAME_FIELD) return [];
    return [[{ fieldPath, order: 'ASCENDING' }], [{ fieldPath, arrayConfig: 'CONTAINS' }]];
  });
}

function compositeIndexes(configuration: IndexConfiguration, wanted: WantedIndex): IndexField[][] {
  return (configuration.indexes ?? [])
    .filter(
      ({ collectionGroup, queryScope = 'COLLECTION' }) =>
        collectionGroup === wanted.collectionGroup && queryScope === wanted.queryScope,
    )
    .map(({ fields }) => withoutImpliedName(fields));
}

function withoutImpliedName(fields: IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last?.fieldPath !== NAME_FIELD) return fields;
  return (fields.at(-2)?.order ?? 'ASCENDING') === last.order ? fields.slice(0, -1) : fields;
}

/** An equality reads an index in either direction; only membership needs its own kind. */
function keyOf({ fieldPath, arrayConfig }: IndexField): string {
  return arrayConfig ? `${fieldPath}[]` : fieldPath;
}

function missingIndex({ collectionGroup, queryScope, equalities, sorts }: WantedIndex): StatusError {
  const fields = [...equalities, ...sorts];
  const single = fields.length === 1 ? fields[0] : undefined;
  const entry = single
    ? {
        collectionGroup,
        fieldPath: single.fieldPath,
        indexes: [
          { order: 'ASCENDING', queryScope: 'COLLECTION' },
          { order: 'DESCENDING', queryScope: 'COLLECTION' },
          { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
          { ...(single.arrayConfig ? { arrayConfig: 'CONTAINS' } : { order: single.order }), queryScope },
        ],
      }
    : { collectionGroup, queryScope, fields };
  const list = single ? 'fieldOverrides' : 'indexes';
  return new StatusError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add this to "${list}" of firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
}

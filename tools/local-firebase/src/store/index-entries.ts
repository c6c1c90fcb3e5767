import type { IndexConfiguration } from './composite-indexes';
import { formatFieldPath, type FieldPath } from './field-paths';
import { elementsOf, fieldsOf, type Fields, type Value } from './values';

type FieldIndexes = { order?: string; arrayConfig?: string }[];

const AUTOMATIC: FieldIndexes = [
  { order: 'ASCENDING' },
  { order: 'DESCENDING' },
  { arrayConfig: 'CONTAINS' },
];

/**
 * Counts the entries that a document has in the single-field indexes: two for each plain field at any depth, one
 * for each element of an array; as the field overrides say where there are any. An override of a map
 * holds for the fields inside it too.
 */
export function countIndexEntries(
  collectionId: string,
  fields: Fields,
  { fieldOverrides = [] }: IndexConfiguration = {},
): number {
  const overrides = new Map(
    fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === collectionId)
      .map(({ fieldPath, indexes = [] }): [string, FieldIndexes] => [fieldPath, indexes]),
  );
  const count = (map: Fields, path: FieldPath, inherited: FieldIndexes): number =>
    Object.entries(map).reduce((sum, [name, value]) => {
      const inner = [...path, name];
      const indexes = (overrides.size > 0 && overrides.get(formatFieldPath(inner))) || inherited;
      return sum + (value.mapValue ? count(fieldsOf(value), inner, indexes) : entriesOf(value, indexes));
    }, 0);
  return count(fields, [], AUTOMATIC);
}

function entriesOf(value: Value, indexes: FieldIndexes): number {
  if (!value.arrayValue) return indexes.filter(({ order }) => order !== undefined).length;
  return elementsOf(value).length * indexes.filter(({ arrayConfig }) => arrayConfig !== undefined).length;
}

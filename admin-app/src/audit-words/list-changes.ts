import { isFieldMap, isSameValue, type FieldMap } from 'shared-lib/model';

/** A changed field; an `undefined` value means that it didn't exist. */
export interface FieldChange {
  /** Path of the field in the document. */
  path: string;
  before: unknown;
  after: unknown;
}

/** Fields that every change sets, and that are left out. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['revision', 'updatedAt']);

/** Lists the changed fields in alphabetical order; maps are compared field by field, lists as one value. */
export function listChanges(before: FieldMap | null, after: FieldMap | null, prefix = ''): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names.flatMap((name) => {
    if (!prefix && BOOKKEEPING.has(name)) return [];
    const [old, now] = [before?.[name], after?.[name]];
    if (isSameValue(old, now)) return [];
    const path = prefix + name;
    if (isFieldMap(old) || isFieldMap(now)) {
      const inside = listChanges(isFieldMap(old) ? old : null, isFieldMap(now) ? now : null, `${path}.`);
      if (inside.length > 0) return inside;
    }
    return [{ path, before: old, after: now }];
  });
}

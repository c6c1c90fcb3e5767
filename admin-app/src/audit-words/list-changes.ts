import { isFieldMap, isSameValue, type FieldMap } from 'shared-lib/domain';

/** A field that a change touched; `undefined` is a field that wasn't there. */
export interface FieldChange {
  /** Names of maps and field, from the document down. */
  path: string;
  before: unknown;
  after: unknown;
}

/** What every change touches, and tells nobody anything. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['revision', 'updatedAt']);

/** The fields that a change touched, in alphabetical order; maps are looked into, lists are one value. */
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

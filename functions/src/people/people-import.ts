import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { UNDO_IMPORT_DAYS, type ImportedField } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import type { CustomerDocument } from '../bookings/customers/customers';
import { NAMELESS } from '../bookings/customers/person-words';
import { readStored, timestamp } from '../stored/read-stored';

/** `customers/{uid}/imports/{id}`: an import of people, as long as it can be undone. */
export const importSchema = z.object({
  at: timestamp,
  added: z.number(),
  known: z.number(),
  expiresAt: timestamp,
});

const FIELDS: readonly ImportedField[] = ['name', 'email', 'phone', 'company', 'note'];

/** Returns the text of a record's field; empty for one that isn't given. */
function textOf(record: CustomerDocument, field: ImportedField): string {
  const value = (field === 'note' ? record.ownerNote : record[field]) ?? '';
  return value === NAMELESS ? '' : value;
}

export const importRef = (db: Firestore, uid: string, importId: string): DocumentReference =>
  db.doc(`customers/${uid}/imports/${importId}`);

/** Returns the fields and tags that a record got. */
export function filledIn(
  before: CustomerDocument,
  after: CustomerDocument,
): { fields: ImportedField[]; tags: string[] } {
  return {
    fields: FIELDS.filter((field) => textOf(before, field) !== textOf(after, field)),
    tags: (after.tags ?? []).filter((tag) => before.tags?.includes(tag) !== true),
  };
}

/** Returns a value with its keys in order, so that equal records are equal texts. */
function ordered(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]);
}

function digestOf({ imported: _, ...record }: CustomerDocument): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(record)))
    .digest('hex');
}

/** Reports whether a record is as the import left it. */
export const isUntouched = (record: CustomerDocument): boolean =>
  record.imported?.digest === digestOf(record);

/**
 * Marks a record with the import that added it or filled something in. One to which nothing was added stays as it is, so that sending
 * a part again changes nothing.
 */
export function withImportMark(
  importId: string,
  before: CustomerDocument | undefined,
  after: CustomerDocument,
): CustomerDocument {
  if (!before)
    return { ...after, imported: { id: importId, fields: null, tags: [], digest: digestOf(after) } };
  const { fields, tags } = filledIn(before, after);
  if (fields.length + tags.length === 0) return before;
  const mine = before.imported?.id === importId && isUntouched(before) ? before.imported : null;
  const all = mine && mine.fields === null ? null : [...(mine?.fields ?? []), ...fields];
  return {
    ...after,
    imported: {
      ...{ id: importId, fields: all, tags: [...(mine?.tags ?? []), ...tags] },
      digest: digestOf(after),
    },
  };
}

/** Counts a part of an import, which can be undone for a week from its beginning. */
export function writeImport(
  transaction: Transaction,
  record: DocumentSnapshot,
  { added, known, now }: { added: number; known: number; now: number },
): void {
  const begun = readStored(importSchema, record);
  transaction.set(record.ref, {
    at: begun?.at ?? Timestamp.fromMillis(now),
    added: (begun?.added ?? 0) + added,
    known: (begun?.known ?? 0) + known,
    expiresAt: begun?.expiresAt ?? Timestamp.fromMillis(now + UNDO_IMPORT_DAYS * DAY_MS),
  } satisfies z.infer<typeof importSchema>);
}

import { FieldPath, FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { searchKeysOf, UNDO_IMPORT_DAYS } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { readCustomer, type CustomerDocument } from '../bookings/customers/customers';
import { NAMELESS } from '../bookings/customers/person-words';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readEachStored, readStored } from '../stored/read-stored';
import { importRef, importSchema, isUntouched } from './people-import';

/** People of one transaction. */
const ROUND = 100;

/** Most names of people who stay that an answer has. */
const MAX_NAMES = 20;

/** Most imports of a week that are listed. */
const MAX_LISTED = 20;

/** Lists the imports that can still be undone, the latest first. */
export const listImports: CallableHandler<'listImports'> = async ({ db, uid, now }) => {
  const found = await db
    .collection(`customers/${uid}/imports`)
    .where('at', '>', Timestamp.fromMillis(now - UNDO_IMPORT_DAYS * DAY_MS))
    .orderBy('at', 'desc')
    .limit(MAX_LISTED)
    .get();
  const open = readEachStored(importSchema, found.docs).filter(
    ({ data: { expiresAt } }) => expiresAt.toMillis() > now,
  );
  return {
    imports: open.map(({ id, data: { at, added, known } }) => ({
      ...{ importId: id, at: at.toMillis(), added, known },
    })),
  };
};

/** Returns a record without what its import filled in. */
function withoutImported(
  { imported: _, ...record }: CustomerDocument,
  { fields, tags }: NonNullable<CustomerDocument['imported']>,
): CustomerDocument {
  const gone = new Set(fields);
  const next = {
    ...record,
    name: gone.has('name') ? NAMELESS : record.name,
    email: gone.has('email') ? '' : record.email,
    phone: gone.has('phone') ? '' : record.phone,
    ...(gone.has('company') && { company: '' }),
    ownerNote: gone.has('note') ? '' : record.ownerNote,
    tags: (record.tags ?? []).filter((tag) => !tags.includes(tag)),
  };
  return { ...next, searchKeys: searchKeysOf({ ...next, name: next.name === NAMELESS ? '' : next.name }) };
}

/**
 * Undoes an import of the last seven days: removes the people that it added, and the fields that it filled in for others. People who were
 * changed, or who booked or left their details since, stay as they are. Repeated, it continues where it stopped.
 *
 * @throws Refusal `import-gone` for a missing import, or one of more than a week ago
 */
export const undoImport: CallableHandler<'undoImport'> = async ({ db, uid, now }, { importId }) => {
  const ref = importRef(db, uid, importId);
  const record = readStored(importSchema, await ref.get());
  if (!record || record.expiresAt.toMillis() <= now) throw new Refusal('import-gone');
  const people = db.collection(`customers/${uid}/people`).where('imported.id', '==', importId);
  const counts = { removed: 0, restored: 0, kept: 0 };
  const names: string[] = [];
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const query = people.orderBy(FieldPath.documentId()).limit(ROUND);
    const { docs } = await (last ? query.startAfter(last) : query).get();
    last = docs.at(-1);
    if (!last) break;
    const round = await db.runTransaction(async (transaction) => {
      const unchanged: string[] = [];
      const done = { removed: 0, restored: 0, kept: unchanged };
      for (const found of await transaction.getAll(...docs.map((one) => one.ref))) {
        const person = readCustomer(found);
        const imported = person?.imported;
        if (!person || imported?.id !== importId) continue;
        if (!isUntouched(person)) {
          unchanged.push(person.name);
          transaction.update(found.ref, { imported: FieldValue.delete() });
        } else if (imported.fields === null) {
          done.removed += 1;
          transaction.delete(found.ref);
        } else {
          done.restored += 1;
          transaction.set(found.ref, withoutImported(person, imported));
        }
      }
      return done;
    });
    counts.removed += round.removed;
    counts.restored += round.restored;
    counts.kept += round.kept.length;
    names.push(...round.kept);
  }
  await ref.delete();
  return { ...counts, names: names.slice(0, MAX_NAMES) };
};

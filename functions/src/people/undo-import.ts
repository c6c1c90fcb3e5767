import { FieldPath, FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { searchKeysOf, UNDO_IMPORT_DAYS } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import type { CustomerDocument } from '../bookings/customers/customers';
import { NAMELESS } from '../bookings/customers/person-words';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { importRef, isUntouched, type ImportDocument } from './people-import';

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
  const open = found.docs.filter((one) => (one.data() as ImportDocument).expiresAt.toMillis() > now);
  return {
    imports: open.map((one) => {
      const { at, added, known } = one.data() as ImportDocument;
      return { importId: one.id, at: at.toMillis(), added, known };
    }),
  };
};

/** Returns a record without what its import filled in. */
function withoutImported({ imported, ...record }: CustomerDocument): CustomerDocument {
  const gone = new Set(imported!.fields);
  const next = {
    ...record,
    name: gone.has('name') ? NAMELESS : record.name,
    email: gone.has('email') ? '' : record.email,
    phone: gone.has('phone') ? '' : record.phone,
    ...(gone.has('company') && { company: '' }),
    ownerNote: gone.has('note') ? '' : record.ownerNote,
    tags: (record.tags ?? []).filter((tag) => !imported!.tags.includes(tag)),
  };
  return { ...next, searchKeys: searchKeysOf({ ...next, name: next.name === NAMELESS ? '' : next.name }) };
}

/**
 * Takes back an import of the last seven days: who was added by it goes, and what it filled in of others too. People who were
 * changed, or who booked or left their details since, stay as they are. Repeated, it goes on where it stopped.
 *
 * @throws Refusal `import-gone` for one of more than a week ago, or that isn't there
 */
export const undoImport: CallableHandler<'undoImport'> = async ({ db, uid, now }, { importId }) => {
  const ref = importRef(db, uid, importId);
  const record = (await ref.get()).data() as ImportDocument | undefined;
  if (!record || record.expiresAt.toMillis() <= now) throw new Refusal('import-gone');
  const people = db.collection(`customers/${uid}/people`).where('imported.id', '==', importId);
  const counts = { removed: 0, restored: 0, kept: 0 };
  const names: string[] = [];
  let last: DocumentSnapshot | null = null;
  for (;;) {
    const query = people.orderBy(FieldPath.documentId()).limit(ROUND);
    const { docs } = await (last ? query.startAfter(last) : query).get();
    if (docs.length === 0) break;
    last = docs.at(-1)!;
    const round = await db.runTransaction(async (transaction) => {
      const done = { removed: 0, restored: 0, kept: [] as string[] };
      for (const found of await transaction.getAll(...docs.map((one) => one.ref))) {
        const person = found.data() as CustomerDocument | undefined;
        if (person?.imported?.id !== importId) continue;
        if (!isUntouched(person)) {
          done.kept.push(person.name);
          transaction.update(found.ref, { imported: FieldValue.delete() });
        } else if (person.imported.fields === null) {
          done.removed += 1;
          transaction.delete(found.ref);
        } else {
          done.restored += 1;
          transaction.set(found.ref, withoutImported(person));
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

import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'shared-lib/model';
import { BOOKING_LIMITS, PERSON_LIMITS, type PersonOutcome } from 'shared-lib/model/booking';
import { cleanLine, cleanText } from '../bookings/book/clean-text';
import {
  customerIdOf,
  readCustomer,
  readPeople,
  type CustomerDocument,
} from '../bookings/customers/customers';
import { withOwnerWords } from '../bookings/customers/person-words';
import type { CallableHandler } from '../callable';
import { filledIn, importRef, withImportMark, writeImport } from './people-import';

type AddPeople = CallableRequest<'addPeople'>;
type AddedPerson = AddPeople['people'][number];

/** Returns what an owner wrote of a person, without invisible characters. */
function cleaned(person: AddedPerson): AddedPerson {
  return {
    name: cleanLine(person.name) || '–',
    email: person.email.toLowerCase(),
    phone: cleanLine(person.phone),
    company: cleanLine(person.company),
    note: cleanText(person.note).slice(0, BOOKING_LIMITS.ownerNote),
    tags: [...new Set(person.tags.map(cleanLine).filter(Boolean))],
  };
}

/** Returns a person's record with the missing fields filled in, as the owner's own; no value is replaced. */
function withMissing(
  stored: CustomerDocument | undefined,
  { note, tags, ...words }: AddedPerson,
  source: AddPeople['source'],
  now: Timestamp,
): CustomerDocument {
  return {
    bookings: 0,
    firstAt: now,
    lastAt: now,
    source,
    company: '',
    ...stored,
    ...withOwnerWords(stored, words, { replaces: false }),
    ownerNote: stored?.ownerNote || note,
    tags: [...new Set([...(stored?.tags ?? []), ...tags])].slice(0, PERSON_LIMITS.tags),
  };
}

/** Reads the records of people and returns what adding them makes of each, with what happens to each of the list. */
async function planPeople(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { source, people }: Pick<AddPeople, 'source' | 'people'>,
  now: Timestamp,
) {
  const rows = people.map(cleaned).map((person) => ({ person, id: customerIdOf(person) }));
  const ids = [...new Set(rows.flatMap(({ id }) => id || []))];
  const stored = await readPeople(transaction, db, uid, ids);
  // Two of them may be one by now: their owner merged them.
  const plans = new Map(
    stored.map((found) => {
      const before = readCustomer(found);
      return [found.id, { ref: found.ref, before, after: before }];
    }),
  );
  const places = new Map(ids.map((id, index) => [id, plans.get(stored[index]?.id ?? '')]));
  const outcomes = rows.map(({ person, id }): PersonOutcome => {
    const plan = places.get(id);
    if (!plan) return { kind: 'nameless', adds: [] };
    const earlier = plan.after;
    plan.after = withMissing(earlier, person, source, now);
    if (!earlier) return { kind: 'new', adds: [] };
    const { fields, tags } = filledIn(earlier, plan.after);
    return { kind: 'known', adds: [...fields, ...(tags.length > 0 ? (['tags'] as const) : [])] };
  });
  return { plans: [...plans.values()], outcomes };
}

/** Says what adding people would do with each of them, and changes nothing. */
export const previewPeople: CallableHandler<'previewPeople'> = ({ db, uid, now }, { people }) =>
  db.runTransaction(
    async (transaction) => {
      const at = Timestamp.fromMillis(now);
      const { outcomes } = await planPeople(transaction, db, uid, { source: 'import', people }, at);
      return { outcomes };
    },
    { readOnly: true },
  );

/**
 * Adds people by hand or from a file, in one transaction: repeated, it changes nothing. Those of an import are marked with it, so that
 * it can be undone.
 */
export const addPeople: CallableHandler<'addPeople'> = ({ db, uid, now }, { source, people, importId }) => {
  const at = Timestamp.fromMillis(now);
  return db.runTransaction(async (transaction) => {
    const record = importId === undefined ? null : await transaction.get(importRef(db, uid, importId));
    const { plans } = await planPeople(transaction, db, uid, { source, people }, at);
    for (const { ref, before, after } of plans) {
      const next = after && importId !== undefined ? withImportMark(importId, before, after) : after;
      if (next && next !== before) transaction.set(ref, next);
    }
    const known = plans.filter(({ before }) => before !== undefined).length;
    const answer = { added: plans.length - known, known };
    if (record) writeImport(transaction, record, { ...answer, now });
    return answer;
  });
};

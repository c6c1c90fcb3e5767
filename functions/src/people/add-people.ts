import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { CallableRequest } from 'shared-lib/domain';
import { BOOKING_LIMITS, PERSON_LIMITS } from 'shared-lib/domain/booking';
import { cleanLine, cleanText } from '../bookings/clean-text';
import { customerIdOf, readPeople, type CustomerDocument } from '../bookings/customers';
import { withOwnerWords } from '../bookings/person-words';
import type { CallableHandler } from '../callable';

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

/** Returns a person's record with what was missing in it, which is the owner's own; nothing that is there is replaced. */
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

/** Adds people by hand or from a file, in one transaction: repeated, it changes nothing. */
export const addPeople: CallableHandler<'addPeople'> = ({ db, uid, now }, { source, people }) => {
  const at = Timestamp.fromMillis(now);
  const byId = new Map<string, AddedPerson[]>();
  for (const person of people.map(cleaned)) {
    const id = customerIdOf(person);
    if (id !== '') byId.set(id, [...(byId.get(id) ?? []), person]);
  }
  return db.runTransaction(async (transaction) => {
    const ids = [...byId.keys()];
    const stored = await readPeople(transaction, db, uid, ids);
    const next = new Map<string, { found: DocumentSnapshot; person: CustomerDocument | undefined }>();
    // Two of them may be one by now: their owner merged them.
    for (const [index, found] of stored.entries()) {
      let { person } = next.get(found.id) ?? { person: found.data() as CustomerDocument | undefined };
      for (const added of byId.get(ids[index]!)!) person = withMissing(person, added, source, at);
      next.set(found.id, { found, person });
    }
    for (const { found, person } of next.values()) transaction.set(found.ref, person!);
    const known = [...next.values()].filter(({ found }) => found.exists).length;
    return { added: next.size - known, known };
  });
};

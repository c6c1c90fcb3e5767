import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKING_LIMITS, PERSON_LIMITS, searchKeysOf } from 'shared-lib/model/booking';
import {
  customerRef,
  mergedInto,
  mergedIntoQuery,
  readCustomer,
  type CustomerDocument,
  type MergedPerson,
} from '../bookings/customers/customers';
import { joinedWords } from '../bookings/customers/person-words';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readAll } from '../stored/read-all';

/** Documents of each kind that one round moves. */
const ROUND = 150;

/** Sorts instants, without those that are missing. */
const sortedInstants = (...instants: CustomerDocument['remindAt'][]) =>
  instants
    .filter((instant) => instant !== null && instant !== undefined)
    .sort((a, b) => a.toMillis() - b.toMillis());

/** Returns an owner's notes on both, with the address and number for which the merged record has no room. */
function joinedNote(survivor: CustomerDocument, merged: CustomerDocument): string {
  const lost = (['email', 'phone'] as const)
    .filter((field) => merged[field] !== '' && survivor[field] !== '' && merged[field] !== survivor[field])
    .map((field) => merged[field]);
  const note = [survivor.ownerNote, merged.ownerNote, lost.join(' · ')].filter(Boolean).join('\n');
  if (note.length > BOOKING_LIMITS.ownerNote) throw new Refusal('notes-too-long');
  return note;
}

/** Returns the request to erase the rest that one of two people has made: one that waits for its answer first. */
function requestOfBoth(...people: CustomerDocument[]): Pick<CustomerDocument, 'restRequest'> {
  const requests = people.flatMap(({ restRequest }) => restRequest ?? []);
  const restRequest = requests.find(({ refusedAt }) => refusedAt === undefined) ?? requests[0];
  return restRequest ? { restRequest } : {};
}

/** Returns the record of two people who are one. */
function joined(survivor: CustomerDocument, merged: CustomerDocument): CustomerDocument {
  const [first, second] =
    survivor.firstAt.toMillis() <= merged.firstAt.toMillis() ? [survivor, merged] : [merged, survivor];
  const contact = {
    name: survivor.name === '–' ? merged.name : survivor.name,
    email: survivor.email || merged.email,
    phone: survivor.phone || merged.phone,
  };
  const { source = 'booking', context = '' } = first;
  const visitAt = sortedInstants(survivor.visitAt, merged.visitAt).at(-1);
  return {
    ...merged,
    ...survivor,
    ...contact,
    company: survivor.company || merged.company || '',
    ownerNote: joinedNote(survivor, merged),
    tags: [...new Set([...(survivor.tags ?? []), ...(merged.tags ?? [])])].slice(0, PERSON_LIMITS.tags),
    bookings: survivor.bookings + merged.bookings,
    leads: (survivor.leads ?? 0) + (merged.leads ?? 0),
    source,
    context: context || (second.context ?? ''),
    firstAt: first.firstAt,
    lastAt: survivor.lastAt.toMillis() >= merged.lastAt.toMillis() ? survivor.lastAt : merged.lastAt,
    ...(visitAt && { visitAt }),
    remindAt: sortedInstants(survivor.remindAt, merged.remindAt)[0] ?? null,
    searchKeys: searchKeysOf(contact),
    ...joinedWords(survivor, merged),
    ...requestOfBoth(survivor, merged),
  };
}

interface Pair {
  uid: string;
  keptId: string;
  mergedId: string;
}

/** Merges two records; later references to the merged person lead to the remaining one. */
async function joinRecords(
  transaction: Transaction,
  db: Firestore,
  { uid, keptId, mergedId }: Pair,
): Promise<void> {
  const [survivor, merged] = await readAll(
    transaction,
    customerRef(db, uid, keptId),
    customerRef(db, uid, mergedId),
  );
  // An earlier call came as far as this.
  if (mergedInto(merged) === keptId) return;
  const [one, other] = [readCustomer(survivor), readCustomer(merged)];
  if (!one || !other) throw new Refusal('person-not-found');
  const earlier = await transaction.get(mergedIntoQuery(db, uid, mergedId));
  transaction.set(survivor.ref, joined(one, other));
  for (const { ref } of [merged, ...earlier.docs])
    transaction.set(ref, { mergedInto: keptId } satisfies MergedPerson);
}

/** Moves a round of what names the merged person; returns false once nothing is left. */
async function moveRound(db: Firestore, { uid, keptId, mergedId }: Pair): Promise<boolean> {
  const owned = (collection: string, field: string) =>
    db.collection(collection).where('userId', '==', uid).where(field, '==', mergedId).limit(ROUND).get();
  const [bookings, leads, bells] = await Promise.all([
    owned('bookings', 'customerId'),
    owned('leads', 'personId'),
    db.collection(`users/${uid}/notifications`).where('personId', '==', mergedId).limit(ROUND).get(),
  ]);
  const batch = db.batch();
  for (const { ref } of bookings.docs) batch.update(ref, { customerId: keptId });
  for (const { ref } of [...leads.docs, ...bells.docs]) batch.update(ref, { personId: keptId });
  await batch.commit();
  return [bookings, leads, bells].some(({ size }) => size === ROUND);
}

/**
 * Merges one of the caller's people into another. Repeated, it continues where it stopped.
 *
 * @throws Refusal `person-not-found`, `notes-too-long` or `invalid-input`
 */
export const mergePeople: CallableHandler<'mergePeople'> = async ({ db, uid }, { keptId, mergedId }) => {
  if (keptId === mergedId) throw new Refusal('invalid-input');
  const pair = { uid, keptId, mergedId };
  await db.runTransaction((transaction) => joinRecords(transaction, db, pair));
  while (await moveRound(db, pair));
  return { personId: keptId };
};

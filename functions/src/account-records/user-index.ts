import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { PLANS, searchFields, SLUGS_PER_ACCOUNT, type Plan } from 'shared-lib/model';
import { z } from 'zod';
import { readField, readStored, timestamp } from '../stored/read-stored';
import { accountStateRef } from './account-state';

const grams = z.record(z.string(), z.literal(true));

/** `userIndex/{uid}`: the fields that administrators' lists show and search. */
export const indexSchema = z.object({
  ...{ email: z.string(), name: z.string(), nameKey: z.string(), emailKey: z.string() },
  ...{ grams, phoneGrams: grams },
  /** Links of its cards, in alphabetical order. */
  slugs: z.array(z.string()),
  /** {@link SEARCH_VERSION} at the time when the entry was built. */
  searchVersion: z.number(),
  ...{ plan: z.enum(PLANS), disabled: z.boolean(), isAdmin: z.boolean() },
  ...{ createdAt: timestamp, activeAt: timestamp },
  ...{ cards: z.number(), publishedCards: z.number(), bookings: z.number() },
});

/** `userIndex/{uid}` as it is stored. */
type IndexDocument = z.infer<typeof indexSchema>;

/** Version of the fields that searches use: entries with another one are rebuilt. */
export const SEARCH_VERSION = 1;

/** Change to an account's entry in the index; missing fields stay as they are. */
export interface IndexChange {
  /** True when the account itself was active. */
  seen?: boolean;
  name?: string;
  email?: string;
  phone?: string;
  /** Link of a card that it has now, and of one that it no longer has. */
  newSlug?: string;
  goneSlug?: string;
  plan?: Plan;
  disabled?: boolean;
  isAdmin?: boolean;
  /** Number to add to the account's cards; negative when some went. */
  cards?: number;
  publishedCards?: number;
  bookings?: number;
}

export function indexRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('userIndex').doc(uid);
}

/** Builds an account's entry from its own documents; `null` for one without a record. */
async function readAccount(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<IndexDocument | null> {
  const cards = db.collection('cards').where('userId', '==', uid).where('deletedAt', '==', null);
  const bookings = db.collection('bookings').where('userId', '==', uid);
  const held = db.collection('slugs').where('uid', '==', uid).where('freedAt', '==', null);
  const [user, state, admin, cardCount, shown, booked, addresses] = await Promise.all([
    transaction.get(db.doc(`users/${uid}`)),
    transaction.get(accountStateRef(db, uid)),
    transaction.get(db.doc(`admins/${uid}`)),
    transaction.get(cards.count()),
    transaction.get(cards.where('status', '==', 'published').count()),
    transaction.get(bookings.count()),
    transaction.get(held.limit(SLUGS_PER_ACCOUNT)),
  ]);
  if (!user.createTime) return null;
  const email = String(user.get('email') ?? '');
  const name = String(user.get('name') ?? '');
  const phone = String(user.get('phone') ?? '');
  const slugs = addresses.docs.map(({ id }) => id).sort();
  const createdAt = readField(timestamp.optional(), user, 'createdAt') ?? user.createTime;
  return {
    email,
    name,
    slugs,
    ...searchFields({ name, email, slugs, phone }),
    searchVersion: SEARCH_VERSION,
    plan: PLANS.find((plan) => plan === state.get('plan')) ?? 'free',
    disabled: state.get('disabled') === true,
    isAdmin: admin.exists,
    createdAt,
    activeAt: createdAt,
    cards: cardCount.data().count,
    publishedCards: shown.data().count,
    bookings: booked.data().count,
  };
}

function changed(entry: IndexDocument, change: IndexChange, now: number): IndexDocument {
  const { seen, cards = 0, publishedCards = 0, bookings = 0, phone, newSlug, goneSlug, ...values } = change;
  const next = { ...entry, ...values };
  const otherSlugs = entry.slugs.filter((slug) => slug !== goneSlug && slug !== newSlug);
  const slugs = newSlug === undefined ? otherSlugs : [...otherSlugs, newSlug].sort();
  const { name, email } = next;
  const { phoneGrams, ...keys } = searchFields({ name, email, slugs, phone: phone ?? '' });
  return {
    ...next,
    ...keys,
    slugs,
    // The digits aren't stored: they stay searchable until others are known.
    phoneGrams: phone === undefined ? entry.phoneGrams : phoneGrams,
    cards: Math.max(0, entry.cards + cards),
    publishedCards: Math.max(0, entry.publishedCards + publishedCards),
    bookings: entry.bookings + bookings,
    ...(seen && { activeAt: Timestamp.fromMillis(now) }),
  };
}

/** Reads an account's entry; one that is missing, or older than the search, is built from the account's documents. */
async function readEntry(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<IndexDocument | null> {
  const stored = await transaction.get(indexRef(db, uid));
  if (stored.get('searchVersion') === SEARCH_VERSION) return readStored(indexSchema, stored) ?? null;
  const built = await readAccount(transaction, db, uid);
  const activeAt = readField(timestamp.optional(), stored, 'activeAt');
  return built && { ...built, ...(activeAt && { activeAt }) };
}

/**
 * Prepares a change of an account's entry in administrators' lists, before a transaction's writes. A missing entry is
 * built from the account's documents; an account without a record gets none.
 *
 * @returns Writes the change; call it after all reads.
 */
export async function prepareIndex(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
): Promise<(change: IndexChange) => void> {
  const ref = indexRef(db, uid);
  const entry = await readEntry(transaction, db, uid);
  return (change) => {
    if (entry) transaction.set(ref, changed(entry, change, now));
  };
}

/** Rebuilds an entry from the account's documents, except for the time at which the account was last active. */
export async function rebuildIndexEntry(db: Firestore, uid: string): Promise<void> {
  const ref = indexRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const [stored, entry] = await Promise.all([transaction.get(ref), readAccount(transaction, db, uid)]);
    const activeAt = readField(timestamp.optional(), stored, 'activeAt');
    if (entry) transaction.set(ref, { ...entry, ...(activeAt && { activeAt }) });
    else transaction.delete(ref);
  });
}

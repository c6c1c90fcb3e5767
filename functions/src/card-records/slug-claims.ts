import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  findClaimProblem,
  findSlugProblem,
  SLUG_TOMBSTONE_DAYS,
  SLUGS_PER_ACCOUNT,
  type SlugRefusal,
} from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { Refusal } from '../refusal';
import { readAll } from '../stored/read-all';
import { readStored, timestamp } from '../stored/read-stored';
import { isAddressTakenDown } from '../trust/takedown-record';

/** Most redirects to one address that are updated at once: far more than an account may keep. */
const MAX_REDIRECTS = 200;

/** Account and card that an address is claimed for. */
export interface Claimant {
  uid: string;
  /** Missing when a new card is only being planned. */
  cardId?: string;
}

const claimSchema = z.object({
  uid: z.string(),
  cardId: z.string(),
  claimedAt: timestamp,
  freedAt: timestamp.nullable(),
});

/** `slugs/{slug}`: the account and card that hold an address, or held it until `freedAt`. */
export type SlugDocument = z.infer<typeof claimSchema>;

/** Returns the claim of an address; `undefined` for one that was never claimed. */
export const readClaim = (snapshot: DocumentSnapshot): SlugDocument | undefined =>
  readStored(claimSchema, snapshot);

/** Refers to `slugs/{slug}`, the claim of an address. */
export function slugRef(db: Firestore, slug: string): DocumentReference {
  return db.collection('slugs').doc(slug);
}

/**
 * Reports whether an address is free for an account: it was never claimed, is the account's already, or was freed, by
 * another account longer ago than the tombstone lasts.
 *
 * @param now - Milliseconds since the epoch.
 */
export function isFreeFor(claim: DocumentSnapshot, { uid, cardId }: Claimant, now: number): boolean {
  const held = readClaim(claim);
  if (!held) return true;
  if (held.freedAt === null) return held.uid === uid && held.cardId === cardId;
  return held.uid === uid || isLapsed(held, now);
}

/**
 * Returns the problem of an address for an account, whoever holds it; an address that the account already has needn't be claimable
 * (`findClaimProblem`).
 */
export function findProblemFor(claim: DocumentSnapshot, { uid }: Claimant): SlugRefusal | null {
  return claim.get('uid') === uid ? findSlugProblem(claim.id) : findClaimProblem(claim.id);
}

/** Reports whether the reservation of a freed address for its former holder is over. */
function isLapsed({ freedAt }: SlugDocument, now: number): boolean {
  return freedAt !== null && freedAt.toMillis() + SLUG_TOMBSTONE_DAYS * DAY_MS <= now;
}

/** Returns the queue in which an instance handles changes of an account's addresses. */
export const addressQueue = (uid: string) => `addresses ${uid}`;

/** Refers to a document that every claim of an account writes, so that two claims at once can't both pass the limit. */
function lockRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`users/${uid}/private/addresses`);
}

/**
 * Returns the reason why an account can't have one more address, or `null`. Freed addresses count for as long as they
 * are reserved for it.
 *
 * @param now - Milliseconds since the epoch.
 */
export async function findSlugLimit(
  db: Firestore,
  uid: string,
  now: number,
  transaction?: Transaction,
): Promise<SlugRefusal | null> {
  const slugs = db.collection('slugs').where('uid', '==', uid);
  const reservedSince = Timestamp.fromMillis(now - SLUG_TOMBSTONE_DAYS * DAY_MS);
  const counts = await Promise.all(
    [slugs.where('freedAt', '==', null), slugs.where('freedAt', '>', reservedSince)].map((query) =>
      transaction ? transaction.get(query.count()) : query.count().get(),
    ),
  );
  const count = counts.reduce((sum, counted) => sum + counted.data().count, 0);
  return count >= SLUGS_PER_ACCOUNT ? 'slug-limit' : null;
}

/** Reads redirects of other cards that lead to this address, which must not lead to this card. */
async function readStrayRedirects(
  transaction: Transaction,
  db: Firestore,
  slug: string,
): Promise<DocumentReference[]> {
  const redirects = db.collection('publicCards').where('to', '==', slug).limit(MAX_REDIRECTS);
  return (await transaction.get(redirects)).docs.map(({ ref }) => ref);
}

/**
 * Checks the claim of an address inside a transaction, before its writes.
 *
 * @returns Writes the claim, and removes what a former card left at the address; call it after all reads.
 * @throws Refusal with a {@link SlugRefusal}, or `content-taken-down` for the address of a card that was taken down
 */
export async function prepareClaim(
  transaction: Transaction,
  db: Firestore,
  slug: string,
  claimant: Required<Claimant>,
  now: number,
): Promise<() => void> {
  const invalid = findSlugProblem(slug);
  if (invalid) throw new Refusal(invalid);
  const lock = lockRef(db, claimant.uid);
  const [claim] = await readAll(transaction, slugRef(db, slug), lock);
  const held = readClaim(claim);
  const problem = findProblemFor(claim, claimant);
  if (problem) throw new Refusal(problem);
  if (!isFreeFor(claim, claimant, now)) throw new Refusal('slug-taken');
  if (held?.freedAt === null) return () => {};
  if (await isAddressTakenDown(transaction, { db, now }, slug, claimant))
    throw new Refusal('content-taken-down');
  // An address that is reserved for this account counts towards its limit already.
  const isReserved = held?.uid === claimant.uid && !isLapsed(held, now);
  const limit = isReserved ? null : await findSlugLimit(db, claimant.uid, now, transaction);
  if (limit) throw new Refusal(limit);
  const strays = held?.cardId === claimant.cardId ? [] : await readStrayRedirects(transaction, db, slug);
  return () => {
    const claimedAt = Timestamp.fromMillis(now);
    transaction.set(lock, { claimedAt });
    transaction.set(slugRef(db, slug), { ...claimant, claimedAt, freedAt: null });
    transaction.delete(db.collection('publicCards').doc(slug));
    for (const stray of strays) transaction.set(stray, { status: 'deleted', slug: stray.id });
  };
}

/** Frees an address, which stays reserved for its former owner until the tombstone lapses. */
export function freeSlug(transaction: Transaction, db: Firestore, slug: string, now: number): void {
  transaction.update(slugRef(db, slug), { freedAt: Timestamp.fromMillis(now) });
}

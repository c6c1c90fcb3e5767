import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { findSlugProblem, SLUG_TOMBSTONE_DAYS, SLUGS_PER_ACCOUNT, type SlugRefusal } from 'shared-lib/domain';
import { Refusal } from '../refusal';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who asks for an address, and for which card. */
export interface Claimant {
  uid: string;
  /** Missing when only asking whether an address is free for a card to come. */
  cardId?: string;
}

/** `slugs/{slug}`: who holds an address, or held it until `freedAt`. */
export interface SlugDocument {
  uid: string;
  cardId: string;
  claimedAt: Timestamp;
  freedAt: Timestamp | null;
}

/** Where an address's claim is. */
export function slugRef(db: Firestore, slug: string): DocumentReference {
  return db.collection('slugs').doc(slug);
}

/**
 * Says whether an address is free for somebody: never claimed, their own already, freed by themselves, or freed by
 * another account longer ago than the tombstone lasts.
 *
 * @param now - Milliseconds since the epoch.
 */
export function isFreeFor(claim: DocumentSnapshot, { uid, cardId }: Claimant, now: number): boolean {
  const held = claim.data() as SlugDocument | undefined;
  if (!held) return true;
  if (held.freedAt === null) return held.uid === uid && held.cardId === cardId;
  return held.uid === uid || held.freedAt.toMillis() + SLUG_TOMBSTONE_DAYS * DAY_MS <= now;
}

/** Why this account can't have one more address, or `null`. */
export async function findSlugLimit(
  db: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<SlugRefusal | null> {
  const held = db.collection('slugs').where('uid', '==', uid).where('freedAt', '==', null).count();
  const { count } = (transaction ? await transaction.get(held) : await held.get()).data();
  return count >= SLUGS_PER_ACCOUNT ? 'slug-limit' : null;
}

/**
 * Checks an address inside a transaction, before its writes.
 *
 * @returns Writes the claim; call it after all reads. Whatever a former card left at the address is taken away.
 * @throws Refusal with a {@link SlugRefusal}
 */
export async function prepareClaim(
  transaction: Transaction,
  db: Firestore,
  slug: string,
  claimant: Required<Claimant>,
  now: number,
): Promise<() => void> {
  const problem = findSlugProblem(slug);
  if (problem) throw new Refusal(problem);
  const claim = await transaction.get(slugRef(db, slug));
  if (!isFreeFor(claim, claimant, now)) throw new Refusal('slug-taken');
  if (claim.get('freedAt') === null && claim.exists) return () => {};
  const limit = await findSlugLimit(db, claimant.uid, transaction);
  if (limit) throw new Refusal(limit);
  return () => {
    transaction.set(slugRef(db, slug), { ...claimant, claimedAt: Timestamp.fromMillis(now), freedAt: null });
    transaction.delete(db.collection('publicCards').doc(slug));
  };
}

/** Frees an address; it stays reserved for its owner for the tombstone's time. */
export function freeSlug(transaction: Transaction, db: Firestore, slug: string, now: number): void {
  transaction.update(slugRef(db, slug), { freedAt: Timestamp.fromMillis(now) });
}

import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { findSlugProblem } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { slugRef, type SlugDocument } from '../card-records/slug-claims';
import { TokenBuckets } from '../limits/token-buckets';

/** Limits how often requests for one card's address may leave a note about its owner. */
const noted = new TokenBuckets({ most: 5, windowMs: MINUTE_MS });

const notes = (db: Firestore) => db.collection('staleOffers');

/**
 * Notes that the stored offers of whoever owns an address are outdated, after a visitor tried to book one. A job updates
 * them: a visitor's request reads one document for it, whatever its owner has stored. A failure is logged and doesn't
 * fail the visitor's request.
 */
export async function noteStaleOffer(db: Firestore, slug: string, now: number): Promise<void> {
  if (findSlugProblem(slug) || !noted.take(slug, now)) return;
  try {
    const held = (await slugRef(db, slug).get()).data() as SlugDocument | undefined;
    if (held && held.freedAt === null)
      await notes(db)
        .doc(held.uid)
        .set({ at: Timestamp.fromMillis(now) });
  } catch (error) {
    logger.error('stale offer not noted', redact({ error }));
  }
}

/** Reads notes of {@link noteStaleOffer}, the oldest first; each is named after an account. */
export async function readStaleOffers(db: Firestore, most: number): Promise<QueryDocumentSnapshot[]> {
  return (await notes(db).orderBy('at').limit(most).get()).docs;
}

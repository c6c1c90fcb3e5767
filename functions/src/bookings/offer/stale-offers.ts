import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { findSlugProblem } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { offerRef } from '../../card-records/shown-services';
import { readClaim, slugRef } from '../../card-records/slug-claims';
import { TokenBuckets } from '../../limits/token-buckets';
import { Refusal } from '../../refusal';
import { parseOffer } from './booking-offer';
import { toPublicService } from './public-service';
import { readOfferOrThrow } from './read-offer';

/** Limits how often requests for one card's address may correct its offer. */
const corrected = new TokenBuckets({ most: 5, windowMs: MINUTE_MS });

const notes = (db: Firestore) => db.collection('staleOffers');

/** Corrects one service in the stored offer of the card at an address, or takes it out when it can't be booked any more. */
async function correctService(db: Firestore, slug: string, serviceId: string, cardId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = offerRef(db, cardId);
    const offer = parseOffer(await transaction.get(ref));
    if (!offer) return;
    const now = await readOfferOrThrow(transaction, db, { slug, serviceId }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const services = offer.services.flatMap((service) => {
      if (service.id !== serviceId) return [service];
      // The group stays until the job has checked all services.
      return now ? [toPublicService(now.service, service.visitGroup)] : [];
    });
    if (services.length > 0) transaction.update(ref, { services });
    else transaction.delete(ref);
  });
}

/**
 * Corrects the stored offer after a visitor tried to book what is outdated, so that their page doesn't find the same again: the one
 * service that they wanted, or those of their visit, in the one card. A note leaves the rest to a job, so that a visitor's request reads the same few documents
 * whatever its owner has stored. A failure is logged and doesn't fail the visitor's request.
 *
 * @param serviceIds - Empty where the request names no service.
 */
export async function correctOffer(
  db: Firestore,
  { slug, serviceIds }: { slug: string; serviceIds: readonly string[] },
  now: number,
): Promise<void> {
  if (findSlugProblem(slug) || !corrected.take(slug, now)) return;
  try {
    const held = readClaim(await slugRef(db, slug).get());
    if (!held || held.freedAt !== null) return;
    await notes(db)
      .doc(held.uid)
      .set({ at: Timestamp.fromMillis(now) });
    for (const serviceId of serviceIds) await correctService(db, slug, serviceId, held.cardId);
  } catch (error) {
    logger.error('stale offer not corrected', redact({ error }));
  }
}

/** Reads notes of {@link correctOffer}, the oldest first; each is named after an account. */
export async function readStaleOffers(db: Firestore, most: number): Promise<QueryDocumentSnapshot[]> {
  return (await notes(db).orderBy('at').limit(most).get()).docs;
}

import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { findSlugProblem } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { accountStateRef } from '../accounts/account-state';
import type { CallableHandler } from '../callable';
import type { CardDocument } from '../cards/card-document';
import { publicCardRef } from '../cards/public-document';
import { slugRef, type SlugDocument } from '../cards/slug-claims';
import { TokenBuckets } from '../limits/token-buckets';
import { offerOf, offerRef, type BookingOffer } from './booking-offer';
import { parseAvailability, readServices } from './read-offer';

/** What each of an account's cards offers; nothing while the account is suspended. */
async function findOffers(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  cardIds: readonly string[],
): Promise<Map<string, BookingOffer | null>> {
  const [[hours, state], services] = await Promise.all([
    transaction.getAll(db.doc(`availability/${uid}`), accountStateRef(db, uid)),
    readServices(transaction, db, uid),
  ]);
  const availability = parseAvailability(hours!);
  if (!availability || state!.get('disabled') === true) return new Map();
  const { reminders: _, ...shown } = availability;
  return new Map(cardIds.map((cardId) => [cardId, offerOf({ uid, cardId }, shown, services)]));
}

/**
 * Brings an account's cards up to date with what it offers: a card shows 'Reservar' without asking for services, and its
 * booking page reads one document for all of them. One transaction, so that of two at once none leaves behind what it had
 * read too early. Safe to repeat.
 *
 * @returns How many cards changed.
 */
export async function updateBookableCards(db: Firestore, uid: string): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const { docs: cards } = await transaction.get(db.collection('cards').where('userId', '==', uid));
    if (cards.length === 0) return 0;
    const ids = cards.map(({ id }) => id);
    const [offers, stored] = await Promise.all([
      findOffers(transaction, db, uid, ids),
      transaction.getAll(...ids.map((cardId) => offerRef(db, cardId))),
    ]);
    const offerTo = (cardId: string) => offers.get(cardId) ?? null;
    const noted = cards.filter((card) => card.get('bookingEnabled') !== (offerTo(card.id) !== null));
    const slugs = noted.map((card) => publicCardRef(db, (card.data() as CardDocument).slug));
    const copies = slugs.length > 0 ? await transaction.getAll(...slugs) : [];

    const outdated = stored.filter((offer) => !isDeepStrictEqual(offer.data() ?? null, offerTo(offer.id)));
    for (const { id, ref } of outdated) {
      const offer = offerTo(id);
      if (offer) transaction.set(ref, offer);
      else transaction.delete(ref);
    }
    for (const [index, card] of noted.entries()) {
      const isBookable = offerTo(card.id) !== null;
      transaction.update(card.ref, { bookingEnabled: isBookable });
      const copy = copies[index]!;
      // The address of a deleted card may be another's by now.
      if (copy.get('status') === 'published' && copy.get('cardId') === card.id)
        transaction.update(copy.ref, { bookingEnabled: isBookable || FieldValue.delete() });
    }
    return new Set([...outdated, ...noted].map(({ id }) => id)).size;
  });
}

/** An address whose visitors often find what isn't offered has no more looked up for each of them. */
const lookedUp = new TokenBuckets({ most: 5, windowMs: 60_000 });

/**
 * The same for whoever owns an address: somebody found there what isn't offered any more. It is nobody's request, so that
 * what goes wrong with it is told to nobody.
 */
export async function updateOffersAt(db: Firestore, slug: string, now: number): Promise<void> {
  if (findSlugProblem(slug) || !lookedUp.take(slug, now)) return;
  try {
    const held = (await slugRef(db, slug).get()).data() as SlugDocument | undefined;
    if (held && held.freedAt === null) await updateBookableCards(db, held.uid);
  } catch (error) {
    logger.error('offers not updated', redact({ error }));
  }
}

/** Asked by the owner's app once a service or the hours are saved; the job of the same name finds what it missed. */
export const refreshBookableCards: CallableHandler<'refreshBookableCards'> = async ({ db, uid }) => ({
  changed: await updateBookableCards(db, uid),
});

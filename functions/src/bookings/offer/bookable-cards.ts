import { isDeepStrictEqual } from 'node:util';
import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { accountStateRef, isVerified } from '../../account-records/account-state';
import { canBePaid, providerRef } from '../../account-records/charging';
import type { CallableHandler } from '../../callable';
import { publicCardRef } from '../../card-records/public-document';
import { offerRef, shownOfferOf } from '../../card-records/shown-services';
import { readSetting } from '../../settings/read-setting';
import { readAll, readFor } from '../../stored/read-all';
import { readField } from '../../stored/read-stored';
import { leadsToBlockedHost } from '../../trust/blocked-services';
import { whatsAppRef } from '../../whatsapp/connection-document';
import { offerOf, type BookingOffer } from './booking-offer';
import { freeTime } from '../time/freed-time';
import { parseAvailability } from './read-hours';
import { needsStripe, readServices } from './read-offer';

/**
 * Finds the offer of each of an account's cards; `null` for all while the account is suspended or hasn't verified its
 * address. Services that are paid through Stripe are offered while their owner can be paid.
 */
async function findOffers(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  cardIds: readonly string[],
): Promise<Map<string, BookingOffer | null>> {
  const [[hours, state, provider, whatsApp], services, { hosts }] = await Promise.all([
    readAll(
      transaction,
      db.doc(`availability/${uid}`),
      accountStateRef(db, uid),
      providerRef(db, uid),
      whatsAppRef(db, uid),
    ),
    readServices(transaction, db, uid),
    readSetting(db, 'linkHosts', transaction),
  ]);
  const availability = parseAvailability(hours);
  if (!availability || state.get('disabled') === true || !isVerified(state)) return new Map();
  // Visitors mustn't learn whom the owner wants to pay first.
  const { reminders: _, payFirstAfterMissed: __, ...shown } = availability;
  const isPaid = canBePaid(provider);
  const allowed = services.filter(
    (service) => !leadsToBlockedHost(service, hosts) && (isPaid || !needsStripe(service)),
  );
  const reminds = whatsApp.exists ? { remindsByWhatsApp: true as const } : {};
  const offerTo = (cardId: string): BookingOffer | null => {
    const offer = offerOf({ uid, cardId }, shown, allowed);
    return offer && { ...offer, ...reminds };
  };
  return new Map(cardIds.map((cardId) => [cardId, offerTo(cardId)]));
}

/** Most cards that one transaction updates: an offer may have a megabyte, and a commit ten. */
const CARDS_AT_ONCE = 8;

/** Fields of a card's public document that its offer depends on, or changes. */
const SHOWN_FIELDS = ['status', 'cardId', 'sections', 'services', 'bookingHours'];

const sectionsSchema = z.array(z.object({ id: z.string() })).optional();

/** Outcome of one transaction, and the card that the next one begins after; `null` for the last. */
interface UpdatedCards {
  changed: number;
  after: string | null;
}

/**
 * Updates some of an account's cards in one transaction, which also reads the services and hours that they are compared
 * with.
 */
function updateSomeCards(db: Firestore, uid: string, after: string | null): Promise<UpdatedCards> {
  const own = db
    .collection('cards')
    .where('userId', '==', uid)
    .orderBy(FieldPath.documentId())
    .select('slug', 'bookingEnabled')
    .limit(CARDS_AT_ONCE);
  return db.runTransaction(async (transaction) => {
    const { docs: cards } = await transaction.get(after === null ? own : own.startAfter(after));
    const last = cards.at(-1);
    if (!last) return { changed: 0, after: null };
    const ids = cards.map(({ id }) => id);
    const [offers, stored] = await Promise.all([
      findOffers(transaction, db, uid, ids),
      transaction.getAll(...ids.map((cardId) => offerRef(db, cardId))),
    ]);
    const offerTo = (cardId: string) => offers.get(cardId) ?? null;
    const outdated = stored.filter((offer) => !isDeepStrictEqual(offer.data() ?? null, offerTo(offer.id)));
    const noted = cards.filter((card) => card.get('bookingEnabled') !== (offerTo(card.id) !== null));
    const touched = cards.filter((card) => noted.includes(card) || outdated.some(({ id }) => id === card.id));
    const publicRefOf = (card: DocumentSnapshot) => publicCardRef(db, readField(z.string(), card, 'slug'));
    const copies = await readFor(transaction, touched, publicRefOf, SHOWN_FIELDS);

    for (const { id, ref } of outdated) {
      const offer = offerTo(id);
      if (offer) transaction.set(ref, offer);
      else transaction.delete(ref);
    }
    for (const { item: card, found: copy } of copies) {
      const offer = offerTo(card.id);
      if (noted.includes(card)) transaction.update(card.ref, { bookingEnabled: offer !== null });
      // The address of a deleted card may be another's by now.
      if (copy.get('status') !== 'published' || copy.get('cardId') !== card.id) continue;
      const shown = shownOfferOf(readField(sectionsSchema, copy, 'sections'), offer ?? undefined);
      const before = [copy.get('services'), copy.get('bookingHours')];
      const isSame = isDeepStrictEqual([shown.services, shown.bookingHours], before);
      if (!noted.includes(card) && isSame) continue;
      transaction.update(copy.ref, {
        bookingEnabled: offer !== null || FieldValue.delete(),
        services: shown.services ?? FieldValue.delete(),
        bookingHours: shown.bookingHours ?? FieldValue.delete(),
      });
    }
    return {
      changed: new Set([...outdated, ...noted].map(({ id }) => id)).size,
      after: cards.length < CARDS_AT_ONCE ? null : last.id,
    };
  });
}

/**
 * Updates `bookingEnabled` and the stored offer of each of an account's cards: a card shows 'Reservar' without reading
 * services, and its booking page reads one document for all of them. A card changes in the same transaction that reads
 * its services, so that two calls at once cannot leave outdated data behind. Safe to repeat.
 *
 * @returns Number of cards that changed.
 */
export async function updateBookableCards(db: Firestore, uid: string): Promise<number> {
  let all = 0;
  let from: string | null = null;
  do {
    const { changed, after }: UpdatedCards = await updateSomeCards(db, uid, from);
    all += changed;
    from = after;
  } while (from !== null);
  return all;
}

/**
 * Updates the caller's cards; the owner's app calls it once a service or the hours are saved, which may open hours that
 * somebody waits for. The job of the same name
 * finds what the app missed.
 */
export const refreshBookableCards: CallableHandler<'refreshBookableCards'> = async ({ db, uid, now }) => {
  const changed = await updateBookableCards(db, uid);
  await freeTime({ db, now }, uid);
  return { changed };
};

import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CallableHandler } from '../callable';
import { cardRef, type CardDocument } from '../cards/card-document';
import { publicCardRef } from '../cards/public-document';
import { isOfferedOn, parseAvailability, readServices } from './read-offer';

/** The cards of an account through which visitors can book something. */
async function findBookableCards(
  db: Firestore,
  uid: string,
  cardIds: readonly string[],
): Promise<Set<string>> {
  const [hours, services] = await Promise.all([db.doc(`availability/${uid}`).get(), readServices(db, uid)]);
  if (!parseAvailability(hours)) return new Set();
  return new Set(
    cardIds.filter((cardId) => services.some((service) => isOfferedOn(service, { uid, cardId }))),
  );
}

/** Notes on a card, and on visitors' copy of it, whether it can be booked through. */
async function setBookable(db: Firestore, cardId: string, isBookable: boolean): Promise<void> {
  const ref = cardRef(db, cardId);
  await db.runTransaction(async (transaction) => {
    const card = (await transaction.get(ref)).data() as CardDocument | undefined;
    if (!card || card.bookingEnabled === isBookable) return;
    const shown = await transaction.get(publicCardRef(db, card.slug));
    transaction.update(ref, { bookingEnabled: isBookable });
    if (shown.get('status') === 'published' && shown.get('cardId') === cardId)
      transaction.update(shown.ref, { bookingEnabled: isBookable || FieldValue.delete() });
  });
}

/**
 * Brings an account's cards up to date with what it offers: a card shows 'Reservar' without asking for services. Safe to
 * repeat.
 *
 * @returns How many cards changed.
 */
export async function updateBookableCards(db: Firestore, uid: string): Promise<number> {
  const { docs } = await db.collection('cards').where('userId', '==', uid).get();
  const bookable = await findBookableCards(
    db,
    uid,
    docs.map(({ id }) => id),
  );
  const outdated = docs.filter((card) => card.get('bookingEnabled') !== bookable.has(card.id));
  for (const { id } of outdated) await setBookable(db, id, bookable.has(id));
  return outdated.length;
}

/** Asked by the owner's app once a service or the hours are saved; the job of the same name finds what it missed. */
export const refreshBookableCards: CallableHandler<'refreshBookableCards'> = async ({ db, uid }) => ({
  changed: await updateBookableCards(db, uid),
});

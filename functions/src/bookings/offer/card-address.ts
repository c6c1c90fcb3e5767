import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';

/** Refers to the card through which a booking came; for a booking by hand, to a document that doesn't exist. */
export function bookedCardRef(db: Firestore, { cardId }: Pick<Booking, 'cardId'>): DocumentReference {
  return db.doc(`cards/${cardId || 'none'}`);
}

/** Fields of a card from which {@link addressNow} returns its address. */
export const ADDRESS_FIELDS = ['slug', 'status', 'deletedAt', 'takedown'] as const;

/**
 * Returns the slug under which a booking's card is shown now, even if it had another one when it was booked; empty
 * while visitors don't see it.
 */
export function addressNow(
  { cardId, slug }: Pick<Booking, 'cardId' | 'slug'>,
  card: DocumentSnapshot,
): string {
  if (cardId === '') return slug;
  const isShown =
    card.get('status') === 'published' && card.get('deletedAt') === null && !card.get('takedown');
  return isShown ? String(card.get('slug')) : '';
}

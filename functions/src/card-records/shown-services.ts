import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { PublicSection, ShownService } from 'shared-lib/model';
import type { PublicService } from 'shared-lib/model/booking';

/** Most services that a card's section shows; its booking page has all. */
const MOST_SHOWN = 30;

/** Refers to `bookingOffers/{cardId}`, the services that visitors can book on a card. */
export function offerRef(db: Firestore, cardId: string): DocumentReference {
  return db.collection('bookingOffers').doc(cardId);
}

/**
 * Returns the services for the section that shows them; none for a card without it.
 *
 * @param sections - Sections of the card's public form.
 * @param offered - Services that can be booked on the card, in their order.
 */
export function shownServicesOf(
  sections: readonly PublicSection[] | undefined,
  offered: readonly PublicService[] = [],
): ShownService[] {
  if (!sections?.some(({ id }) => id === 'services')) return [];
  return offered
    .slice(0, MOST_SHOWN)
    .map(({ id, name, description, durationMinutes, price, priceOnRequest, currency }) => ({
      ...{ id, name, description, durationMinutes, price, currency },
      ...(priceOnRequest && { priceOnRequest }),
    }));
}

/** Returns the services of a stored offer. */
export const servicesIn = (offer: DocumentSnapshot): PublicService[] =>
  (offer.get('services') as PublicService[] | undefined) ?? [];

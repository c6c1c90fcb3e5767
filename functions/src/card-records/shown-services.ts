import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { PublishedCard, ShownService } from 'shared-lib/model';
import type { BookingPage, PublicService } from 'shared-lib/model/booking';

/** Most services that a card's section shows; its booking page has all. */
const MAX_SHOWN = 30;

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
function shownServicesOf(
  sections: readonly { id: string }[] | undefined,
  offered: readonly PublicService[] = [],
): ShownService[] {
  if (!sections?.some(({ id }) => id === 'services')) return [];
  return offered
    .slice(0, MAX_SHOWN)
    .map(({ id, name, description, durationMinutes, price, priceOnRequest, currency }) => ({
      ...{ id, name, description, durationMinutes, price, currency },
      ...(priceOnRequest && { priceOnRequest }),
    }));
}

/** Parts of a card's public document that say what can be booked on it. */
export type ShownOffer = Pick<PublishedCard, 'services' | 'bookingHours'>;

/**
 * Returns what a card's public document says of its offer: nothing without the section that shows the services, as hours are only
 * of use with them.
 *
 * @param offer - Stored offer of the card; missing where nothing can be booked.
 */
export function shownOfferOf(
  sections: readonly { id: string }[] | undefined,
  offer: Partial<Pick<BookingPage, 'services' | 'availability'>> | undefined,
): ShownOffer {
  const services = shownServicesOf(sections, offer?.services);
  if (services.length === 0) return {};
  const open = Object.entries(offer?.availability?.weekly ?? {}).filter(([, ranges]) => ranges.length > 0);
  return { services, ...(open.length > 0 && { bookingHours: Object.fromEntries(open) }) };
}

/** Returns what a stored offer has. */
export const storedOffer = (
  offer: DocumentSnapshot,
): Partial<Pick<BookingPage, 'services' | 'availability'>> => offer.data() ?? {};

import type { Firestore } from 'firebase-admin/firestore';
import { findSlugProblem, type PublicCard } from 'shared-lib/model';
import { needsPhone, type BookingPage, type PublicService } from 'shared-lib/model/booking';
import { amountDue, DEFAULT_REFUNDS, isPaidFirst, usesStripe } from 'shared-lib/model/payments';
import { publicCardRef } from '../card-records/public-document';
import { offerRef } from '../card-records/shown-services';
import { Refusal } from '../refusal';
import { isOfferedOn, type StoredService } from './read-offer';

/**
 * `bookingOffers/{cardId}`: the services that visitors can book on a card, in one document however many services its
 * owner has. It serves only to show the offer: a booking is checked against the services and the hours themselves.
 */
export interface BookingOffer extends Pick<BookingPage, 'availability' | 'services'> {
  uid: string;
}

/**
 * Longest list of services that is stored, in bytes of JSON: the offers of all of an account's cards have to fit one
 * transaction (10 MiB).
 */
const SERVICES_MAX_BYTES = 180 * 1024;

/** Returns the terms of a service's payment that visitors learn before they book. */
function termsOf({
  price,
  currency,
  payment,
}: StoredService): Pick<PublicService, 'due' | 'keepsCard' | 'refunds' | 'payOnSite'> {
  if (price === 0) return {};
  if (payment.rule === 'on-site') return { payOnSite: true };
  if (!usesStripe(payment.rule)) return {};
  const due = amountDue({ price, currency, payment });
  if (payment.rule === 'card') return { due, keepsCard: true };
  const { refunds = [...DEFAULT_REFUNDS] } = payment;
  return { due, refunds };
}

/** Returns the public fields of a service, named one by one so that a new field isn't published by accident. */
export function toPublicService(service: StoredService): PublicService {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    durationMinutes: service.durationMinutes,
    price: service.price,
    ...(service.priceOnRequest && { priceOnRequest: true }),
    currency: service.currency,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    color: service.color,
    questions: service.questions,
    needsConfirmation: service.needsConfirmation,
    phoneRequired: needsPhone(service),
    noticeMinutes: service.noticeMinutes,
    maxPerDay: service.maxPerDay,
    placeKind: service.place.kind,
    isPaid: isPaidFirst(service.payment.rule) && service.price > 0,
    ...termsOf(service),
  };
}

/**
 * Returns as many of the first services as fit {@link SERVICES_MAX_BYTES}; only an owner with every field full has
 * more.
 */
function thoseThatFit(services: readonly PublicService[]): PublicService[] {
  let bytes = 0;
  return services.filter((service) => {
    bytes += Buffer.byteLength(JSON.stringify(service));
    return bytes <= SERVICES_MAX_BYTES;
  });
}

/** Returns the offer of a card out of an owner's services; `null` when nothing can be booked on it. */
export function offerOf(
  { uid, cardId }: { uid: string; cardId: string },
  availability: BookingOffer['availability'],
  services: readonly StoredService[],
): BookingOffer | null {
  const offered = services
    .filter((service) => isOfferedOn(service, { uid, cardId }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(toPublicService);
  return offered.length > 0 ? { uid, availability, services: thoseThatFit(offered) } : null;
}

/**
 * Reads the offer of the card at an address: two documents.
 *
 * @throws Refusal `service-gone`
 */
export async function readShownOfferOrThrow(
  db: Firestore,
  slug: string,
): Promise<BookingOffer & Pick<BookingPage, 'ownerName'>> {
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  const shown = (await publicCardRef(db, slug).get()).data() as PublicCard | undefined;
  if (shown?.status !== 'published' || !shown.bookingEnabled) throw new Refusal('service-gone');
  const offer = (await offerRef(db, shown.cardId).get()).data() as BookingOffer | undefined;
  if (!offer) throw new Refusal('service-gone');
  return { ...offer, ownerName: shown.profile.name };
}

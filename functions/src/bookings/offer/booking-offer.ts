import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { availabilityDocumentSchema, serviceDocumentSchema } from 'shared-lib/documents';
import { findSlugProblem } from 'shared-lib/model';
import type { BookingPage, PublicService } from 'shared-lib/model/booking';
import { z } from 'zod';
import { publicCardRef, readPublicCard } from '../../card-records/public-document';
import { offerRef } from '../../card-records/shown-services';
import { Refusal } from '../../refusal';
import { readStored } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';
import { toPublicService } from './public-service';
import { isOfferedOn, type StoredService } from './read-offer';
import { isSamePlace } from '../book/visit';

const { place, payment, ...shownFields } = serviceDocumentSchema.pick({
  ...{
    name: true,
    description: true,
    durationMinutes: true,
    price: true,
    priceOnRequest: true,
    currency: true,
  },
  ...{ bufferBeforeMinutes: true, bufferAfterMinutes: true, color: true, questions: true },
  ...{ needsConfirmation: true, noticeMinutes: true, maxPerDay: true, asksInvoice: true, waitingList: true },
  ...{ place: true, payment: true },
}).shape;

const offerSchema = typesOf(
  z.object({
    uid: z.string(),
    availability: availabilityDocumentSchema
      .omit({ reminders: true, payFirstAfterMissed: true, updatedAt: true })
      .extend({ paymentDeadlineMinutes: z.number() }),
    services: z.array(
      z.object({
        ...shownFields,
        id: z.string(),
        phoneRequired: z.boolean(),
        placeKind: place.shape.kind,
        isPaid: z.boolean(),
        due: z.number().optional(),
        duePercent: z.number().optional(),
        keepsCard: z.boolean().optional(),
        refunds: payment.shape.refunds,
        payOnSite: z.boolean().optional(),
        visitGroup: z.string().optional(),
      }),
    ),
    remindsByWhatsApp: z.literal(true).optional(),
  }),
);

/**
 * `bookingOffers/{cardId}`: the services that visitors can book on a card, in one document however many services its
 * owner has. It serves only to show the offer: a booking is checked against the services and the hours themselves.
 */
export type BookingOffer = z.infer<typeof offerSchema>;

/** Returns a stored offer; undefined where nothing can be booked on its card. */
export const parseOffer = (snapshot: DocumentSnapshot): BookingOffer | undefined =>
  readStored(offerSchema, snapshot);

/**
 * Longest list of services that is stored, in bytes of JSON: the offers of all of an account's cards have to fit one
 * transaction (10 MiB).
 */
const MAX_SERVICES_BYTES = 180 * 1024;

/**
 * Returns as many of the first services as fit {@link MAX_SERVICES_BYTES}; only an owner with every field full has
 * more.
 */
function thoseThatFit(services: readonly PublicService[]): PublicService[] {
  let bytes = 0;
  return services.filter((service) => {
    bytes += Buffer.byteLength(JSON.stringify(service));
    return bytes <= MAX_SERVICES_BYTES;
  });
}

/**
 * Returns a function that names the group of a service's visits: the first service that it can be made together with. Visitors learn
 * which services are at one place, and not where.
 */
function visitGroups(services: readonly StoredService[]): (service: StoredService) => string | undefined {
  const combinable = services.filter((service) => service.combinable);
  return (service) => {
    if (!service.combinable) return undefined;
    const [first, other] = combinable.filter((one) => isSamePlace(one, service));
    return other && first?.id;
  };
}

/** Returns the offer of a card out of an owner's services; `null` when nothing can be booked on it. */
export function offerOf(
  { uid, cardId }: { uid: string; cardId: string },
  availability: BookingOffer['availability'],
  services: readonly StoredService[],
): BookingOffer | null {
  const shown = services
    .filter((service) => isOfferedOn(service, { uid, cardId }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const groupOf = visitGroups(shown);
  const offered = shown.map((service) => toPublicService(service, groupOf(service)));
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
  const shown = readPublicCard(await publicCardRef(db, slug).get());
  if (shown?.status !== 'published' || !shown.bookingEnabled) throw new Refusal('service-gone');
  const offer = parseOffer(await offerRef(db, shown.cardId).get());
  if (!offer) throw new Refusal('service-gone');
  return { ...offer, ownerName: shown.profile.name };
}

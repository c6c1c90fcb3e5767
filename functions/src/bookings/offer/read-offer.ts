import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { cardDocumentSchema, serviceDocumentSchema } from 'shared-lib/documents';
import { findSlugProblem } from 'shared-lib/model';
import { serviceIdsOf, type Availability, type Service } from 'shared-lib/model/booking';
import { usesStripe } from 'shared-lib/model/payments';
import { z } from 'zod';
import { accountStateRef, isVerified } from '../../account-records/account-state';
import { canBePaid, providerRef } from '../../account-records/charging';
import { cardRef } from '../../card-records/card-document';
import { isShownAt, SHOWN_FIELDS } from '../../card-records/is-shown';
import { readClaim, slugRef } from '../../card-records/slug-claims';
import { Refusal } from '../../refusal';
import { leadsToBlockedHost } from '../../trust/blocked-services';
import { readAll, readFields, type Reader } from '../../stored/read-all';
import { readField, readStored } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';
import { readHours, readWhole } from './read-hours';
import { isSamePlace, visitOfOrThrow, type BookedService } from '../book/visit';

/** A stored service without its timestamps. */
export type StoredService = Omit<Service, 'archivedAt' | 'createdAt' | 'updatedAt'> & { isArchived: boolean };

/** Most services of an account that are read. */
const MAX_SERVICES = 200;

/** The card at an address through which visitors can book. */
export interface BookableCard {
  uid: string;
  cardId: string;
  slug: string;
  ownerName: string;
  availability: Availability;
}

const hostsSchema = z.array(z.string()).optional();

/** Part of a card by which it is booked on. */
const bookableCardSchema = typesOf(
  cardDocumentSchema
    .pick({ slug: true, status: true, deletedAt: true })
    .extend({ takedown: z.looseObject({}).nullish(), profile: z.object({ name: z.string() }) }),
);

/** Reports whether a text can be the id of a Firestore document. */
const isDocumentId = (id: string) => /^[^/]{1,128}$/.test(id) && !/^(\.\.?|__.*__)$/.test(id);

/**
 * Parses a stored service by its schema, as the rules can't check its lists; `null` for one that was written past the
 * app and is invalid.
 */
export function parseService(snapshot: DocumentSnapshot): StoredService | null {
  const parsed = serviceDocumentSchema.safeParse(snapshot.data());
  if (!parsed.success) return null;
  const { archivedAt, createdAt: _, updatedAt: __, questions, ...service } = parsed.data;
  return {
    ...service,
    id: snapshot.id,
    isArchived: archivedAt !== null,
    questions: questions.map(({ options, ...question }) => ({ ...question, ...(options && { options }) })),
  };
}

/** Reads a service of an account; `null` when there is none by this id. */
export async function readService(
  reader: Reader,
  db: Firestore,
  serviceId: string,
): Promise<StoredService | null> {
  if (!isDocumentId(serviceId)) return null;
  return readWhole(reader, db.collection('services').doc(serviceId), parseService);
}

/**
 * Reads the card at an address if visitors may book through it: it is published, and its owner has set hours, isn't
 * suspended and has verified their address.
 *
 * @throws Refusal `service-gone`
 */
export async function readBookableCardOrThrow(
  reader: Reader,
  db: Firestore,
  slug: string,
): Promise<BookableCard> {
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  const [claim] = await readAll(reader, slugRef(db, slug));
  const held = readClaim(claim);
  if (!held || held.freedAt !== null) throw new Refusal('service-gone');
  const { uid, cardId } = held;
  const [stored, state] = await readFields(
    reader,
    [...SHOWN_FIELDS, 'profile.name'],
    cardRef(db, cardId),
    accountStateRef(db, uid),
  );
  const card = readStored(bookableCardSchema, stored);
  if (!isShownAt(card, slug, state) || !isVerified(state)) throw new Refusal('service-gone');
  const availability = await readHours(reader, db, uid);
  if (!availability) throw new Refusal('service-gone');
  return { uid, cardId, slug, ownerName: card.profile.name, availability };
}

/** Services that are read together: the rules can't measure their questions, so that each may have a megabyte. */
const SERVICES_AT_ONCE = 8;

/** Reads all services of an account, archived ones included, up to {@link MAX_SERVICES}. */
export async function readServices(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<StoredService[]> {
  const services: StoredService[] = [];
  let page = db
    .collection('services')
    .where('userId', '==', uid)
    .orderBy(FieldPath.documentId())
    .limit(SERVICES_AT_ONCE);
  for (let read = 0; read < MAX_SERVICES; read += SERVICES_AT_ONCE) {
    const { docs } = await transaction.get(page);
    services.push(...docs.flatMap((found) => parseService(found) ?? []));
    const last = docs.at(-1);
    if (!last || docs.length < SERVICES_AT_ONCE) break;
    page = page.startAfter(last.id);
  }
  return services;
}

/** Reports whether visitors may book a service through a card. */
export function isOfferedOn(
  service: StoredService,
  { uid, cardId }: Pick<BookableCard, 'uid' | 'cardId'>,
): boolean {
  return service.userId === uid && !service.hidden && !service.isArchived && service.cardIds.includes(cardId);
}

/** Reports whether a service can only be booked while its owner can be paid through Stripe. */
export const needsStripe = ({ price, payment }: StoredService): boolean =>
  price > 0 && usesStripe(payment.rule);

/** A card with what is booked on it: one of its services, or several in one visit. */
export interface Offer {
  card: BookableCard;
  service: BookedService;
}

/** Refuses services that can't be booked together, by their owner's settings or their places. */
function refuseApart(services: readonly StoredService[]): void {
  const [first] = services;
  const isOne = services.every((service) => service.combinable && first && isSamePlace(service, first));
  if (services.length > 1 && !isOne) throw new Refusal('not-together');
}

/**
 * Reads the card and the services that a visitor wants to book in one visit.
 *
 * @throws Refusal `service-gone` when one of them can't be booked, `not-together` when all can, but not in one visit
 */
export async function readOfferOrThrow(
  reader: Reader,
  db: Firestore,
  { slug, ...choice }: { slug: string } & Parameters<typeof serviceIdsOf>[0],
): Promise<Offer> {
  const card = await readBookableCardOrThrow(reader, db, slug);
  const read = await Promise.all(serviceIdsOf(choice).map((id) => readService(reader, db, id)));
  const services = read.filter((service) => service !== null);
  const isGone = services.length < read.length || !services.every((service) => isOfferedOn(service, card));
  if (isGone) throw new Refusal('service-gone');
  const [setting] = await readAll(reader, db.doc('config/linkHosts'));
  const blocked = readField(hostsSchema, setting, 'hosts') ?? [];
  if (services.some((service) => leadsToBlockedHost(service, blocked))) throw new Refusal('service-gone');
  if (services.some(needsStripe)) {
    const [provider] = await readAll(reader, providerRef(db, card.uid));
    if (!canBePaid(provider)) throw new Refusal('service-gone');
  }
  refuseApart(services);
  return { card, service: visitOfOrThrow(services) };
}

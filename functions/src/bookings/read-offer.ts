import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { availabilityDocumentSchema, serviceDocumentSchema } from 'shared-lib/documents';
import { findSlugProblem } from 'shared-lib/domain';
import { isZone, type Availability, type Service } from 'shared-lib/domain/booking';
import { accountStateRef } from '../accounts/account-state';
import { cardRef, type CardDocument } from '../cards/card-document';
import { slugRef, type SlugDocument } from '../cards/slug-claims';
import { Refusal } from '../refusal';
import type { Reader } from './busy-days';

/** A service as it is stored and needed here: without its times. */
export type StoredService = Omit<Service, 'archivedAt' | 'createdAt' | 'updatedAt'> & { isArchived: boolean };

/** Services of an account that are looked at. */
const SERVICES_MAX = 200;

/** Whose card an address is. */
export interface BookableCard {
  uid: string;
  cardId: string;
  slug: string;
  ownerName: string;
  availability: Availability;
}

/** Names that Firestore takes for a document. */
const isDocumentId = (id: string) => /^[^/]{1,128}$/.test(id) && !/^(\.\.?|__.*__)$/.test(id);

/**
 * A service as it is stored. The rules don't see into its lists, so it is read by its schema: one that somebody wrote past
 * the app counts as none.
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

/** An owner's hours; `null` for who has set none, or some that make no sense. */
export function parseAvailability(snapshot: DocumentSnapshot): Availability | null {
  const parsed = availabilityDocumentSchema.safeParse(snapshot.data());
  if (!parsed.success || !isZone(parsed.data.zone)) return null;
  const { updatedAt: _, weekly, ...hours } = parsed.data;
  const open = Object.entries(weekly).filter(([, ranges]) => ranges !== undefined);
  return { ...hours, weekly: Object.fromEntries(open) };
}

/** Reads a service of somebody's; `null` where there is none by this name. */
export async function readService(
  reader: Reader,
  db: Firestore,
  serviceId: string,
): Promise<StoredService | null> {
  if (!isDocumentId(serviceId)) return null;
  const [service] = await reader.getAll(db.collection('services').doc(serviceId));
  return parseService(service!);
}

/**
 * Reads the card at an address, as long as visitors may book through it: it is published, and its owner, who has set hours,
 * isn't suspended.
 *
 * @throws Refusal `service-gone`
 */
export async function readBookableCardOrThrow(
  reader: Reader,
  db: Firestore,
  slug: string,
): Promise<BookableCard> {
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  const [claim] = await reader.getAll(slugRef(db, slug));
  const held = claim!.data() as SlugDocument | undefined;
  if (!held || held.freedAt !== null) throw new Refusal('service-gone');
  const { uid, cardId } = held;
  const [stored, hours, state] = await reader.getAll(
    cardRef(db, cardId),
    db.doc(`availability/${uid}`),
    accountStateRef(db, uid),
  );
  const card = stored!.data() as CardDocument | undefined;
  const availability = parseAvailability(hours!);
  const isShown = card?.status === 'published' && card.slug === slug && card.deletedAt === null;
  if (!isShown || card.takedown || !availability || state!.get('disabled') === true)
    throw new Refusal('service-gone');
  return { uid, cardId, slug, ownerName: card.profile.name, availability };
}

/** Reads the services of an account, archived ones too. */
export async function readServices(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<StoredService[]> {
  const { docs } = await transaction.get(
    db.collection('services').where('userId', '==', uid).limit(SERVICES_MAX),
  );
  return docs.flatMap((found) => parseService(found) ?? []);
}

/** Whether visitors may book a service through a card. */
export function isOfferedOn(
  service: StoredService,
  { uid, cardId }: Pick<BookableCard, 'uid' | 'cardId'>,
): boolean {
  return service.userId === uid && !service.hidden && !service.isArchived && service.cardIds.includes(cardId);
}

/** A card with one of the services that it offers. */
export interface Offer {
  card: BookableCard;
  service: StoredService;
}

/**
 * Reads what a visitor wants to book.
 *
 * @throws Refusal `service-gone`
 */
export async function readOfferOrThrow(
  reader: Reader,
  db: Firestore,
  { slug, serviceId }: { slug: string; serviceId: string },
): Promise<Offer> {
  const card = await readBookableCardOrThrow(reader, db, slug);
  const service = await readService(reader, db, serviceId);
  if (!service || !isOfferedOn(service, card)) throw new Refusal('service-gone');
  return { card, service };
}

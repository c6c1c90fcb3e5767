import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import type { CardContent, CardStatus, OwnAppeal } from 'shared-lib/model';
import type { LeadForm } from 'shared-lib/model/booking';
import { Refusal } from '../refusal';

/** An owner's appeal as their card or account keeps it. */
export interface StoredOwnAppeal extends Omit<OwnAppeal, 'at'> {
  at: Timestamp;
}

/** `cards/{cardId}` as it is stored. */
export interface CardDocument extends CardContent {
  userId: string;
  /** Always equal to `userId`; the access rules of other collections read it. */
  owner: string;
  slug: string;
  revision: number;
  status: CardStatus;
  bookingEnabled: boolean;
  /** Form 'Dejar mis datos'; missing on a card that never had it. */
  leadForm?: LeadForm & { closedAt: Timestamp | null };
  createdAt: Timestamp;
  updatedAt: Timestamp;
  publishedAt: Timestamp | null;
  publishedRevision: number | null;
  deletedAt: Timestamp | null;
  /** Reason for which administrators took the card down; it can't be shown while this is set. */
  takedown?: { reason: string; at: Timestamp; wasShown?: boolean; appeal?: StoredOwnAppeal } | null;
  /** Number of changes by administrators. */
  adminRevision?: number;
}

/** Refers to `cards/{cardId}`. */
export function cardRef(db: Firestore, cardId: string): DocumentReference {
  return db.collection('cards').doc(cardId);
}

/** Reports whether a card exists and belongs to this account, deleted or not. */
export function isOwnCard(snapshot: DocumentSnapshot, uid: string): boolean {
  return snapshot.exists && snapshot.get('userId') === uid;
}

/**
 * Reads an own card inside a transaction. Somebody else's card gets the same answer as a missing one.
 *
 * @throws Refusal `card-not-found`
 */
export async function getOwnCardOrThrow(
  transaction: Transaction,
  ref: DocumentReference,
  uid: string,
  options: { deleted?: boolean } = {},
): Promise<CardDocument> {
  const snapshot = await transaction.get(ref);
  const card = snapshot.data() as CardDocument | undefined;
  if (!card || card.userId !== uid || (card.deletedAt !== null && !options.deleted)) {
    throw new Refusal('card-not-found');
  }
  return card;
}

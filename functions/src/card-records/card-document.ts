import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import type { CardLink, CardSection, OwnAppeal } from 'shared-lib/model';
import { cardDocumentSchema } from 'shared-lib/documents';
import { z } from 'zod';
import { Refusal } from '../refusal';
import { readStored, timestamp } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

/** An owner's appeal as it is stored with their card or account. */
export interface StoredOwnAppeal extends Omit<OwnAppeal, 'at'> {
  at: Timestamp;
}

const { takedown } = cardDocumentSchema.shape;

/** Lists of a draft may hold anything, which is checked before it is published. */
export const cardSchema = cardDocumentSchema.extend({
  links: z.array(z.custom<CardLink>()),
  sections: z.array(z.custom<CardSection>()).optional(),
  takedown: takedown.unwrap().unwrap().extend({ at: timestamp }).nullable().optional(),
});

/** `cards/{cardId}` as it is stored. */
export type CardDocument = z.input<typeof cardSchema>;

/** Returns a stored card; `undefined` for a missing one. */
export const readCard = (snapshot: DocumentSnapshot): CardDocument | undefined =>
  readStored(typesOf(cardSchema), snapshot);

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
  const card = readCard(await transaction.get(ref));
  if (!card || card.userId !== uid || (card.deletedAt !== null && !options.deleted)) {
    throw new Refusal('card-not-found');
  }
  return card;
}

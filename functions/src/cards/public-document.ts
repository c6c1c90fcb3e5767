import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  findPublishProblems,
  PUBLIC_CARD_MAX_BYTES,
  toPublicContent,
  type PublicCard,
  type PublishedCard,
} from 'shared-lib/domain';
import { buildPublicTemplates, type AppliedTemplate } from 'shared-lib/templates/server';
import { Refusal } from '../refusal';
import { contentOf, type CardDocument } from './card-document';

/** Where visitors' copy of a card is. */
export function publicCardRef(db: Firestore, slug: string): DocumentReference {
  return db.collection('publicCards').doc(slug);
}

/** Replaces visitors' copy of a card. */
export function writePublicCard(transaction: Transaction, db: Firestore, card: PublicCard): void {
  transaction.set(publicCardRef(db, card.slug), card);
}

/**
 * What visitors will see of a card: checked, cleaned and within the size that one read may cost.
 *
 * @param now - Milliseconds since the epoch.
 * @param applied - The templates on the card.
 * @throws Refusal `card-not-publishable` with the problems, or `card-too-large`
 */
export function toPublishedCard(
  cardId: string,
  card: CardDocument,
  now: number,
  applied: readonly AppliedTemplate[] = [],
): PublishedCard {
  const content = contentOf(card);
  const problems = findPublishProblems(content);
  if (problems.length > 0) throw new Refusal('card-not-publishable', { problems });
  const shown = { slug: card.slug, ...toPublicContent(content) };
  const templates = buildPublicTemplates(shown, applied, { uid: card.userId, cardId });
  const published: PublishedCard = {
    status: 'published',
    cardId,
    revision: card.revision,
    ...shown,
    ...(templates ? { templates } : {}),
    ...(card.bookingEnabled ? { bookingEnabled: true } : {}),
    publishedAt: new Date(now).toISOString(),
  };
  if (Buffer.byteLength(JSON.stringify(published)) > PUBLIC_CARD_MAX_BYTES)
    throw new Refusal('card-too-large');
  return published;
}

/** The published form that was last shown, from the card's publications, at its present address. */
export async function getPublicationOrThrow(
  transaction: Transaction,
  ref: DocumentReference,
  { publishedRevision, slug, bookingEnabled }: CardDocument,
): Promise<PublishedCard> {
  const publication =
    publishedRevision === null
      ? null
      : await transaction.get(ref.collection('publications').doc(String(publishedRevision)));
  const published = publication?.data() as PublishedCard | undefined;
  if (!published) throw new Refusal('card-never-published');
  const { bookingEnabled: _, ...shown } = published;
  return { ...shown, slug, ...(bookingEnabled ? { bookingEnabled } : {}) };
}

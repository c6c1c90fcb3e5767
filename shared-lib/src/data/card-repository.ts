import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { SLUGS_PER_ACCOUNT, type Card, type CardContent } from '../domain';
import { AppError, fromFirebase, NetworkError } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { followWithWrites } from './follow-with-writes';

const cards = () => collection(firebaseFirestore(), 'cards');

/** A pending server time reads as now, so that a list doesn't jump when it arrives. */
function toMillis(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : Date.now();
}

function toCard(id: string, data: DocumentData): Card {
  const { name, profile, links, theme, noindex } = data as CardContent;
  return {
    id,
    name,
    profile,
    links,
    theme,
    noindex,
    userId: data['userId'],
    slug: data['slug'],
    revision: data['revision'],
    status: data['status'],
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
    publishedAt: data['publishedAt'] ? toMillis(data['publishedAt']) : null,
    publishedRevision: data['publishedRevision'] ?? null,
    takedown: data['takedown']
      ? { reason: String(data['takedown'].reason), at: toMillis(data['takedown'].at) }
      : null,
  };
}

/** A card as a list follows it. */
export interface ListedCard extends Card {
  /** It holds changes that the server hasn't confirmed. */
  pending?: boolean;
}

const estimate = { serverTimestamps: 'estimate' } as const;

/** An id for a card that is about to be created, so that asking twice creates one. */
export function newCardId(): string {
  return doc(cards()).id;
}

/**
 * Follows an owner's cards, the latest first; deleted ones are left out. An account can't hold more than one page.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToCards(
  uid: string,
  onChange: (cards: ListedCard[]) => void,
  onError: (error: Error) => void,
): () => void {
  const mine = query(
    cards(),
    where('userId', '==', uid),
    where('deletedAt', '==', null),
    orderBy('createdAt', 'desc'),
    limit(SLUGS_PER_ACCOUNT),
  );
  const failed = (error: Error) => onError(fromFirebase(error));
  return followWithWrites<QuerySnapshot>(
    // Else the server's confirmation that there is nothing would be no news.
    (next) => onSnapshot(mine, { includeMetadataChanges: true }, next, failed),
    ({ docs, empty, metadata }, unanswered) => {
      // Nothing on this device doesn't mean that there is nothing.
      if (empty && metadata.fromCache) return;
      onChange(
        docs.map((found) => ({
          ...toCard(found.id, found.data(estimate)),
          pending: unanswered && found.metadata.hasPendingWrites,
        })),
      );
    },
  );
}

/**
 * Follows one card.
 *
 * @param onChange - The card, or `null` when it is gone; `fromServer` is false for what is known only locally, `pending`
 * true when it holds changes that the server hasn't confirmed.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToCard(
  cardId: string,
  onChange: (card: Card | null, meta: { fromServer: boolean; pending: boolean }) => void,
  onError: (error: Error) => void,
): () => void {
  const failed = (error: Error) => onError(fromFirebase(error));
  return followWithWrites<DocumentSnapshot>(
    (next) => onSnapshot(doc(cards(), cardId), { includeMetadataChanges: true }, next, failed),
    (snapshot, pending) => {
      const data = snapshot.data(estimate);
      const gone = data === undefined || data['deletedAt'] !== null;
      onChange(gone ? null : toCard(snapshot.id, data), {
        fromServer: !pending && !snapshot.metadata.fromCache,
        pending,
      });
    },
  );
}

/** The id of an owner's card at this address, or `null`. */
export async function findCardIdBySlug(uid: string, slug: string): Promise<string | null> {
  try {
    const found = await getDocs(
      query(
        cards(),
        where('userId', '==', uid),
        where('slug', '==', slug),
        where('deletedAt', '==', null),
        limit(1),
      ),
    );
    if (found.empty && found.metadata.fromCache) throw new NetworkError(`No answer about ${slug}`, 0);
    return found.docs[0]?.id ?? null;
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Saves what the editor holds.
 *
 * @param baseRevision - The revision that the content was edited from; the rules refuse any other.
 * @returns The new revision.
 * @throws AppError `card-conflict` when somebody saved in between (or the card is no longer the caller's).
 */
export async function saveCardContent(
  cardId: string,
  content: CardContent,
  baseRevision: number,
): Promise<number> {
  const revision = baseRevision + 1;
  try {
    await updateDoc(doc(cards(), cardId), {
      name: content.name,
      profile: content.profile,
      links: content.links,
      theme: content.theme,
      noindex: content.noindex,
      revision,
      updatedAt: serverTimestamp(),
    });
    return revision;
  } catch (error) {
    const failure = fromFirebase(error);
    if (failure.code === 'NETWORK_403') {
      throw new AppError('card-conflict', `Card ${cardId}: revision ${baseRevision} is not the latest`, {
        cause: error,
      });
    }
    throw failure;
  }
}

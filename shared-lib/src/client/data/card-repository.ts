import {
  collection,
  deleteField,
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
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { DELETED_CARD_DAYS, SLUGS_PER_ACCOUNT, type Card, type CardContent } from '../../model';
import { AppError, fromFirebase, withAppErrors, NetworkError } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toCard } from '../../model/card/to-card';
import { toMillis } from '../../model/stored/to-millis';
import { followWithWrites } from './writes/follow-with-writes';
import { DAY_MS } from '../../platform/time';
import { readEach, emitOne } from './read-documents';
import { followQuery } from './follow';

const cards = () => collection(firebaseFirestore(), 'cards');

/** A card in a followed list. */
export interface ListedCard extends Card {
  /** True while it has changes that the server hasn't confirmed. */
  pending?: boolean;
}

const estimate = { serverTimestamps: 'estimate' } as const;

/**
 * Subscribes to an owner's cards, latest first, without deleted ones. An account can't have more than one page of them.
 *
 * @param onError - Called once with the error, which ends the subscription.
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
  return followWithWrites<QuerySnapshot>(
    // Without it the SDK wouldn't report the server's confirmation that there is nothing.
    (next) =>
      onSnapshot(mine, { includeMetadataChanges: true }, next, (error) => onError(fromFirebase(error))),
    ({ docs, empty, metadata }, unanswered) => {
      // An empty cache doesn't mean that there is nothing.
      if (empty && metadata.fromCache) return;
      onChange(
        readEach(docs, (found) => ({
          ...toCard(found.id, found.data(estimate)),
          pending: unanswered && found.metadata.hasPendingWrites,
        })),
      );
    },
  );
}

/** A card in its owner's bin. */
export interface DeletedCard extends Card {
  /** Milliseconds since the epoch. */
  deletedAt: number;
}

/**
 * Subscribes to the deleted cards that their owner can still restore, latest first.
 *
 * @param now - Milliseconds since the epoch: cards deleted longer ago than {@link DELETED_CARD_DAYS} are left out.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToDeletedCards(
  uid: string,
  now: number,
  onChange: (cards: DeletedCard[]) => void,
  onError: (error: Error) => void,
): () => void {
  const deleted = query(
    cards(),
    where('userId', '==', uid),
    where('deletedAt', '>', Timestamp.fromMillis(now - DELETED_CARD_DAYS * DAY_MS)),
    orderBy('deletedAt', 'desc'),
    limit(SLUGS_PER_ACCOUNT),
  );
  return followQuery(
    deleted,
    (found) => {
      const data = found.data(estimate);
      return { ...toCard(found.id, data), deletedAt: toMillis(data['deletedAt']) };
    },
    onChange,
    onError,
    { confirmed: 'absence' },
  );
}

/**
 * Subscribes to one card.
 *
 * @param onChange - Gets the card, or `null` when it is gone; `fromServer` is false for a cached value, `pending` true
 *   while it has changes that the server hasn't confirmed.
 * @param onError - Called once with the error, which ends the subscription.
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
      const meta = { fromServer: !pending && !snapshot.metadata.fromCache, pending };
      if (gone) onChange(null, meta);
      else
        emitOne(
          snapshot,
          ({ id }) => toCard(id, data),
          (card) => onChange(card, meta),
          onError,
        );
    },
  );
}

/** Returns the id of an owner's card at this address, or `null`. */
export function findCardIdBySlug(uid: string, slug: string): Promise<string | null> {
  return withAppErrors(async () => {
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
  });
}

/**
 * Saves the content of a card.
 *
 * @param baseRevision - Revision that the content was edited from; the rules refuse any other than the stored one.
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
      ...(content.sections && { sections: content.sections }),
      // An undone choice has to go.
      language: content.language ?? deleteField(),
      languages: content.languages ?? deleteField(),
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

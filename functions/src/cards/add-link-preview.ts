import type { Transaction } from 'firebase-admin/firestore';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { settlingPhotos, showPhotosOrThrow } from '../card-records/photos/shown-photos';
import { getPublicationOrThrow, preparePublicState } from '../card-records/public-state';

/**
 * Gives the shown revision of a card the picture of its link, where it was published without one, as by a program. One that has a
 * picture keeps it, and so does a card that was published again meanwhile.
 */
export const addLinkPreview: CallableHandler<'addLinkPreview'> = async (
  { db, uid },
  { cardId, revision, preview },
) => {
  const ref = cardRef(db, cardId);
  const add = async (transaction: Transaction, touch: (slug: string) => void) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    const isShown = card.status === 'published' && !card.takedown && card.publishedRevision === revision;
    if (!isShown) return { added: false };
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const published = await getPublicationOrThrow(transaction, ref, card);
    if (!visitors.isHeld || published.preview) return { added: false };
    const pictured = { ...published, preview };
    touch(card.slug);
    await showPhotosOrThrow(pictured, uid, visitors.shown);
    visitors.write(card, pictured);
    transaction.update(ref.collection('publications').doc(String(revision)), { preview });
    return { added: true };
  };
  return settlingPhotos(db, (touch) => db.runTransaction((transaction) => add(transaction, touch)));
};

import { Timestamp } from 'firebase-admin/firestore';
import { PUBLICATIONS_KEPT } from 'shared-lib/domain';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { readAppliedTemplates } from '../templates/read-applied-templates';
import { countInProduct } from '../stats/shards';
import { refuseBlockedLinks } from '../trust/blocked-links';
import { toPublishedCard, writePublicCard } from './public-document';

/**
 * Shows a card's present content to visitors, and keeps it among the last publications. Publishing the revision that is
 * already shown changes nothing but the time.
 */
export const publishCard: CallableHandler<'publishCard'> = async ({ db, uid, now }, { cardId, revision }) => {
  const ref = cardRef(db, cardId);
  const publications = ref.collection('publications');
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    // The owner looked at another content than the one that is stored.
    if (card.revision !== revision) throw new Refusal('card-conflict');
    await refuseBlockedLinks(transaction, db, card);
    const applied = await readAppliedTemplates(transaction, db, { uid, cardId });
    const published = toPublishedCard(cardId, card, now, applied);
    const outdated = await transaction.get(
      publications
        .orderBy('revision', 'desc')
        .offset(PUBLICATIONS_KEPT - 1)
        .limit(10),
    );
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    writePublicCard(transaction, db, published);
    transaction.set(publications.doc(String(revision)), published);
    for (const old of outdated.docs) {
      if (old.id !== String(revision)) transaction.delete(old.ref);
    }
    countInProduct(transaction, { db, now }, { publications: 1 });
    transaction.update(ref, {
      status: 'published',
      publishedAt: Timestamp.fromMillis(now),
      publishedRevision: revision,
    });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? 0 : 1 });
    return { slug: card.slug, revision };
  });
};

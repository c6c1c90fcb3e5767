import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { PUBLICATIONS_KEPT } from 'shared-lib/model';
import { prepareIndex } from '../account-records/user-index';
import { recordVerifiedAddress } from './verified-address';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow, type CardDocument } from '../card-records/card-document';
import { readAppliedTemplates } from '../templates/read-applied-templates';
import { countInProduct } from '../stats/shards';
import { refuseUnwanted } from '../trust/refuse-unwanted';
import { settlingPhotos, showPhotosOrThrow } from '../card-records/photos/shown-photos';
import { toPublishedCard } from '../card-records/public-document';
import { preparePublicState } from '../card-records/public-state';
import { prepareTrial } from './publication-trial';
import { withCountryCodes } from './with-country-codes';

/**
 * Shows a card's present content to visitors, and adds it to the card's last publications. Publishing the revision that
 * is already shown changes only its time.
 */
export const publishCard: CallableHandler<'publishCard'> = async (context, { cardId, revision, preview }) => {
  const { db, uid, now } = context;
  await recordVerifiedAddress(context);
  const ref = cardRef(db, cardId);
  const publications = ref.collection('publications');
  const publish = async (transaction: Transaction, touch: (slug: string) => void) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    // The owner has seen other content than the stored one.
    if (card.revision !== revision) throw new Refusal('card-conflict');
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const applied = await readAppliedTemplates(transaction, db, { uid, cardId });
    const drawn = toPublishedCard(cardId, card, now, applied);
    const published = {
      ...(await withCountryCodes(transaction, db, uid, drawn)),
      ...(preview && { preview }),
    };
    await refuseUnwanted(transaction, { db, now }, uid, published);
    const outdated = await transaction.get(
      publications
        .orderBy('revision', 'desc')
        .offset(PUBLICATIONS_KEPT - 1)
        .limit(10),
    );
    const beginTrial = await prepareTrial(transaction, context, uid, cardId);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    touch(card.slug);
    await showPhotosOrThrow(published, uid, visitors.shown);
    const change: Pick<CardDocument, 'status' | 'publishedAt' | 'publishedRevision'> = {
      status: 'published',
      publishedAt: Timestamp.fromMillis(now),
      publishedRevision: revision,
    };
    beginTrial();
    visitors.write({ ...card, ...change }, published);
    transaction.set(publications.doc(String(revision)), published);
    for (const old of outdated.docs) {
      if (old.id !== String(revision)) transaction.delete(old.ref);
    }
    countInProduct(transaction, { db, now }, { publications: 1 });
    transaction.update(ref, { ...change });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? 0 : 1 });
    return { slug: card.slug, revision };
  };
  return settlingPhotos(db, (touch) => db.runTransaction((transaction) => publish(transaction, touch)));
};

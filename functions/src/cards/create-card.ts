import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { newCardContent, slugify, type CardContent } from 'shared-lib/domain';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';
import { cardRef, contentOf, isOwnCard, type CardDocument } from './card-document';
import { copyPhoto } from './copy-photo';
import { prepareClaim } from './slug-claims';

/** What the new card starts with: another own card's content, or the person's name. */
async function startingContent(
  db: Firestore,
  uid: string,
  cardId: string,
  name: string,
  copyFrom: string | undefined,
): Promise<CardContent> {
  if (copyFrom === undefined) {
    const user = await db.doc(`users/${uid}`).get();
    return newCardContent(name, String(user.get('name') ?? ''));
  }
  const source = await cardRef(db, copyFrom).get();
  if (!isOwnCard(source, uid) || source.get('deletedAt') !== null) throw new Refusal('card-not-found');
  const content = contentOf(source.data() as CardDocument);
  const photo = await copyPhoto(content.profile.photo, uid, cardId);
  return { ...content, name, profile: { ...content.profile, photo } };
}

/**
 * Creates a draft and claims its address, both or neither. Called again with the same id it answers as the first time.
 */
export const createCard: CallableHandler<'createCard'> = async (
  { db, uid, now },
  { cardId, name, slug, copyFrom },
) => {
  const address = slugify(slug);
  const ref = cardRef(db, cardId);
  const content = await startingContent(db, uid, cardId, name, copyFrom);
  return db.runTransaction(async (transaction) => {
    const existing = await transaction.get(ref);
    if (existing.exists) {
      if (!isOwnCard(existing, uid)) throw new Refusal('card-not-found');
      return { cardId, slug: String(existing.get('slug')) };
    }
    const { cardsPerAccount } = await readSetting(db, 'product', transaction);
    const kept = db.collection('cards').where('userId', '==', uid).where('deletedAt', '==', null).count();
    if (cardsPerAccount > 0 && (await transaction.get(kept)).data().count >= cardsPerAccount)
      throw new Refusal('card-limit');
    const claim = await prepareClaim(transaction, db, address, { uid, cardId }, now);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    claim();
    const created: CardDocument = {
      ...content,
      userId: uid,
      owner: uid,
      slug: address,
      revision: 1,
      status: 'draft',
      bookingEnabled: false,
      createdAt: Timestamp.fromMillis(now),
      updatedAt: Timestamp.fromMillis(now),
      publishedAt: null,
      publishedRevision: null,
      deletedAt: null,
    };
    transaction.create(ref, created);
    writeIndex({ seen: true, cards: 1 });
    return { cardId, slug: address };
  });
};

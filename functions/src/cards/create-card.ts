import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  contentOf,
  mapPictures,
  newCardContent,
  picturesOf,
  slugify,
  type CardContent,
  type CardPhoto,
} from 'shared-lib/domain';
import { prepareIndex } from '../account-records/user-index';
import { inTurn } from '../limits/in-turn';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';
import { cardRef, isOwnCard, type CardDocument } from '../card-records/card-document';
import { copyPhoto, photoOfCopy } from '../card-records/photos/copy-photo';
import { addressQueue, prepareClaim } from '../card-records/slug-claims';

/** Reads the content of a new card: a copy of another own card, or the person's name. */
async function startingContent(
  db: Firestore,
  uid: string,
  name: string,
  copyFrom: string | undefined,
): Promise<CardContent> {
  if (copyFrom === undefined) {
    const user = await db.doc(`users/${uid}`).get();
    return newCardContent(name, String(user.get('name') ?? ''));
  }
  const source = await cardRef(db, copyFrom).get();
  if (!isOwnCard(source, uid) || source.get('deletedAt') !== null) throw new Refusal('card-not-found');
  if (source.get('takedown')) throw new Refusal('card-taken-down');
  return { ...contentOf(source.data() as CardDocument), name };
}

/** Most pictures of one card that are copied; a card that can be published has fewer. */
const COPIED_MAX = 20;

/**
 * Adds its pictures to a copied card, those that are there, unless its owner has changed it meanwhile. A draft may name
 * any file in its sections: only the account's own are copied.
 */
async function givePictures(db: Firestore, uid: string, cardId: string, content: CardContent): Promise<void> {
  const copied = new Set<string>();
  const copy = async (photo: CardPhoto) => {
    if (await copyPhoto(photo, photoOfCopy(photo, uid, cardId))) copied.add(photo.path);
  };
  const own = picturesOf(content).filter(({ path }) => path.startsWith(`cards/${uid}/`));
  await Promise.all(own.slice(0, COPIED_MAX).map(copy));
  if (copied.size === 0) return;
  const { profile, theme, sections } = mapPictures(content, (photo) =>
    copied.has(photo.path) ? photoOfCopy(photo, uid, cardId) : null,
  );
  const ref = cardRef(db, cardId);
  await db.runTransaction(async (transaction) => {
    const card = (await transaction.get(ref)).data() as CardDocument | undefined;
    if (card?.revision === 1) transaction.update(ref, { profile, theme, ...(sections && { sections }) });
  });
}

/** Creates a draft and claims its address, both or neither. A second call with the same id gets the first answer. */
export const createCard: CallableHandler<'createCard'> = async (
  { db, uid, now },
  { cardId, name, slug, copyFrom },
) => {
  const address = slugify(slug);
  const ref = cardRef(db, cardId);
  const content = await startingContent(db, uid, name, copyFrom);
  const create = async (transaction: Transaction): Promise<string> => {
    const existing = await transaction.get(ref);
    if (existing.exists) {
      if (!isOwnCard(existing, uid)) throw new Refusal('card-not-found');
      return String(existing.get('slug'));
    }
    const { cardsPerAccount } = await readSetting(db, 'product', transaction);
    const kept = db.collection('cards').where('userId', '==', uid).where('deletedAt', '==', null).count();
    if (cardsPerAccount > 0 && (await transaction.get(kept)).data().count >= cardsPerAccount)
      throw new Refusal('card-limit');
    const claim = await prepareClaim(transaction, db, address, { uid, cardId }, now);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    claim();
    const created: CardDocument = {
      // Its files come once the card is there: a call that is refused leaves none.
      ...mapPictures(content, () => null),
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
    writeIndex({ seen: true, cards: 1, newSlug: address });
    return address;
  };
  const claimed = await inTurn(addressQueue(uid), () => db.runTransaction(create));
  await givePictures(db, uid, cardId, content);
  return { cardId, slug: claimed };
};

import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  contentOf,
  mapPdfs,
  mapPictures,
  newCardContent,
  pdfsOf,
  picturesOf,
  slugify,
  type CardContent,
  type CardPdf,
  type CardPhoto,
} from 'shared-lib/model';
import { prepareIndex } from '../account-records/user-index';
import { inTurn } from '../limits/in-turn';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';
import { cardRef, isOwnCard, readCard, type CardDocument } from '../card-records/card-document';
import { copyFile, fileOfCopy } from '../card-records/photos/copy-photo';
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
  const source = readCard(await cardRef(db, copyFrom).get());
  if (source?.userId !== uid || source.deletedAt !== null) throw new Refusal('card-not-found');
  if (source.takedown) throw new Refusal('card-taken-down');
  return { ...contentOf(source), name };
}

/** Most pictures of one card that are copied, and most PDFs; a card that can be published has fewer. */
const MAX_COPIED = 20;

/**
 * Adds the existing pictures and PDFs to a copied card, unless its owner has changed it meanwhile. A draft may name
 * any file in its sections: only the account's own are copied.
 */
async function giveFiles(db: Firestore, uid: string, cardId: string, content: CardContent): Promise<void> {
  const copied = new Set<string>();
  const copy = async (file: CardPhoto | CardPdf) => {
    if (await copyFile(file.path, fileOfCopy(file, uid, cardId).path)) copied.add(file.path);
  };
  const isOwn = ({ path }: { path: string }) => path.startsWith(`cards/${uid}/`);
  const pdfs = pdfsOf(content.links).filter(isOwn);
  await Promise.all(picturesOf(content).filter(isOwn).slice(0, MAX_COPIED).map(copy));
  // One after the other, since each may have five megabytes.
  for (const pdf of pdfs.slice(0, MAX_COPIED)) await copy(pdf);
  if (copied.size === 0) return;
  const copyOf = <Stored extends CardPhoto | CardPdf>(file: Stored) =>
    copied.has(file.path) ? fileOfCopy(file, uid, cardId) : null;
  const { profile, theme, sections } = mapPictures(content, copyOf);
  const links = mapPdfs(content.links, copyOf);
  const ref = cardRef(db, cardId);
  await db.runTransaction(async (transaction) => {
    const card = await transaction.get(ref);
    if (card.get('revision') === 1)
      transaction.update(ref, { profile, theme, links, ...(sections && { sections }) });
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
    const liveCards = db
      .collection('cards')
      .where('userId', '==', uid)
      .where('deletedAt', '==', null)
      .count();
    if (cardsPerAccount > 0 && (await transaction.get(liveCards)).data().count >= cardsPerAccount)
      throw new Refusal('card-limit');
    const claim = await prepareClaim(transaction, db, address, { uid, cardId }, now);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    claim();
    const created: CardDocument = {
      // Its files are copied after the card is created: a refused call leaves none.
      ...mapPictures(content, () => null),
      links: mapPdfs(content.links, () => null),
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
  await giveFiles(db, uid, cardId, content);
  return { cardId, slug: claimed };
};

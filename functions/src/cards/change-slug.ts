import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { slugify, type PublicCard, type PublishedCard } from 'shared-lib/model';
import { prepareIndex } from '../account-records/user-index';
import { inTurn } from '../limits/in-turn';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { settlingPhotos, showPhotosOrThrow } from '../card-records/photos/shown-photos';
import { publicCardRef } from '../card-records/public-document';
import { getPublicationOrThrow, preparePublicState } from '../card-records/public-state';
import { addressQueue, freeSlug, prepareClaim, type Claimant } from '../card-records/slug-claims';

/** Most former addresses of a card that one change updates: far more than an account may keep. */
const MAX_FORMER = 200;

/** Reads the former addresses of a card that still redirect. */
async function readRedirects(
  transaction: Transaction,
  db: Firestore,
  { uid, cardId }: Required<Claimant>,
): Promise<DocumentSnapshot[]> {
  const had = await transaction.get(
    db.collection('slugs').where('uid', '==', uid).where('cardId', '==', cardId).limit(MAX_FORMER),
  );
  const former = had.docs.filter((claim) => claim.get('freedAt') !== null);
  if (former.length === 0) return [];
  const found = await transaction.getAll(...former.map(({ id }) => publicCardRef(db, id)));
  return found.filter((document) => document.get('status') === 'moved');
}

/**
 * Gives a card another address. Printed codes keep working: each of its former addresses redirects straight to the new
 * one.
 */
export const changeSlug: CallableHandler<'changeSlug'> = async ({ db, uid, now }, input) => {
  const { cardId } = input;
  const slug = slugify(input.slug);
  const ref = cardRef(db, cardId);
  const change = async (transaction: Transaction, touch: (slug: string) => void) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.slug === slug) return { slug };
    // Its address stays closed, for this card and for others.
    if (card.takedown) throw new Refusal('card-taken-down');
    const moved = { ...card, slug };
    const claim = await prepareClaim(transaction, db, slug, { uid, cardId }, now);
    const former = await preparePublicState(transaction, db, cardId, card);
    const next = await preparePublicState(transaction, db, cardId, moved, { claiming: true });
    const redirects = await readRedirects(transaction, db, { uid, cardId });
    const published: PublishedCard | null =
      card.status === 'published' ? await getPublicationOrThrow(transaction, ref, moved) : null;
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    touch(card.slug);
    touch(slug);
    if (published) await showPhotosOrThrow(published, uid, undefined);
    claim();
    if (former.isHeld) freeSlug(transaction, db, card.slug, now);
    transaction.update(ref, { slug });
    writeIndex({ seen: true, goneSlug: card.slug, newSlug: slug });
    next.write(moved, published);
    const to = (id: string): PublicCard => ({ status: 'moved', slug: id, to: slug });
    for (const { ref: redirect, id } of redirects) if (id !== slug) transaction.set(redirect, to(id));
    if (former.shown) transaction.set(publicCardRef(db, card.slug), to(card.slug));
    return { slug };
  };
  return settlingPhotos(db, (touch) =>
    inTurn(addressQueue(uid), () => db.runTransaction((transaction) => change(transaction, touch))),
  );
};

import { slugify, type PublicCard } from 'shared-lib/domain';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { publicCardRef, writePublicCard } from './public-document';
import { freeSlug, prepareClaim } from './slug-claims';

/** Gives a card another address. Printed codes go on working: the old address leads to the new one. */
export const changeSlug: CallableHandler<'changeSlug'> = async ({ db, uid, now }, input) => {
  const slug = slugify(input.slug);
  const ref = cardRef(db, input.cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.slug === slug) return { slug };
    const shown = (await transaction.get(publicCardRef(db, card.slug))).data() as PublicCard | undefined;
    const claim = await prepareClaim(transaction, db, slug, { uid, cardId: input.cardId }, now);
    claim();
    freeSlug(transaction, db, card.slug, now);
    transaction.update(ref, { slug });
    if (shown) {
      writePublicCard(transaction, db, { ...shown, slug });
      writePublicCard(transaction, db, { status: 'moved', slug: card.slug, to: slug });
    }
    return { slug };
  });
};

import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { findUnwanted } from '../trust/refuse-unwanted';
import { cardRef, readCard } from '../card-records/card-document';
import { settlePhotos } from '../card-records/photos/shown-photos';
import { getPublicationOrThrow, preparePublicState } from '../card-records/public-state';

/** Cards that are read together. */
const PAGE = 20;

/** Updates the public document of one card, and its photos. */
async function showCard(
  { db, now }: { db: Firestore; now: number },
  uid: string,
  cardId: string,
): Promise<void> {
  const ref = cardRef(db, cardId);
  const slug = await db.runTransaction(async (transaction) => {
    const card = readCard(await transaction.get(ref));
    if (card?.userId !== uid || card.status !== 'published' || card.deletedAt !== null) return null;
    const published = await getPublicationOrThrow(transaction, ref, card);
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const unwanted = !visitors.isHidden && (await findUnwanted(transaction, { db, now }, uid, published));
    // A card that may not be shown any more stays paused until its owner changes it.
    const status = unwanted ? 'paused' : card.status;
    if (unwanted) transaction.update(ref, { status });
    visitors.write({ ...card, status }, published);
    return card.slug;
  });
  if (slug !== null) await settlePhotos(db, slug);
}

/**
 * Shows the published cards of an account, or hides them while it is suspended or its trial is over: visitors then see
 * them as paused, and later as they were. Reads them page by page; safe to repeat.
 */
export async function showAccountCards(context: { db: Firestore; now: number }, uid: string): Promise<void> {
  const published = context.db
    .collection('cards')
    .where('userId', '==', uid)
    .where('status', '==', 'published')
    .orderBy(FieldPath.documentId())
    .select()
    .limit(PAGE);
  let page = published;
  for (;;) {
    const { docs } = await page.get();
    for (const { id } of docs) await showCard(context, uid, id);
    const last = docs.at(-1);
    if (!last) return;
    page = published.startAfter(last.id);
  }
}

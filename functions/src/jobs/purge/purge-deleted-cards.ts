import { Timestamp } from 'firebase-admin/firestore';
import { DELETED_CARD_DAYS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { offerRef } from '../../card-records/shown-services';
import { bucket } from '../../firebase';
import type { Job } from '../../scheduling/job';
import { tryPages } from '../../scheduling/try-each';

/** Cards that one call removes, in pages. */
const PAGE = { size: 20, pages: 10 };

/** Removes deleted cards that can't be restored any more, with their publications and photos. */
export const purgeDeletedCards: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collection('cards')
    .where('deletedAt', '<=', Timestamp.fromMillis(now - DELETED_CARD_DAYS * DAY_MS))
    .orderBy('deletedAt')
    .select('userId');
  return tryPages(context, due, PAGE, async (card) => {
    await bucket().deleteFiles({ prefix: `cards/${String(card.get('userId'))}/${card.id}/` });
    const publications = await card.ref.collection('publications').listDocuments();
    const batch = db.batch();
    for (const document of [...publications, offerRef(db, card.id), card.ref]) batch.delete(document);
    await batch.commit();
    return 1;
  });
};

import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { OpenCounts } from 'shared-lib/model';

/** Refers to `stats/moderation`: how many reported cards and appeals wait for a decision, which every screen of the panel follows. */
const openCountsRef = (db: Firestore) => db.doc('stats/moderation');

/** Counts a card or an appeal that was opened or closed, in the transaction of that change. */
export function countOpen(transaction: Transaction, db: Firestore, what: keyof OpenCounts, by: 1 | -1): void {
  transaction.set(openCountsRef(db), { [what]: FieldValue.increment(by) }, { merge: true });
}

/** Counts all again, and corrects what is stored where it differs, as after documents were removed. */
export function recountOpen(db: Firestore): Promise<OpenCounts> {
  return db.runTransaction(async (transaction) => {
    const open = (name: string) => transaction.get(db.collection(name).where('status', '==', 'open').count());
    const [stored, cards, appeals] = await Promise.all([
      transaction.get(openCountsRef(db)),
      open('reportedCards'),
      open('appeals'),
    ]);
    const counts = { cards: cards.data().count, appeals: appeals.data().count };
    const isSame = stored.get('cards') === counts.cards && stored.get('appeals') === counts.appeals;
    if (!isSame) transaction.set(openCountsRef(db), counts);
    return counts;
  });
}

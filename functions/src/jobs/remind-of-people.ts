import { Timestamp } from 'firebase-admin/firestore';
import { notify } from '../notifications/notify';
import { parentOf } from '../stored/parent-of';
import { readField, timestamp } from '../stored/read-stored';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** People that one call reminds of, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Notifies owners of the people whom they wanted to follow up on this day, once each. */
export const remindOfPeople: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collectionGroup('people')
    .where('remindAt', '<=', Timestamp.fromMillis(now))
    .orderBy('remindAt');
  return tryPages(context, due, PAGE, ({ ref }) =>
    db.runTransaction(async (transaction) => {
      const person = await transaction.get(ref);
      const remindAt = readField(timestamp.nullish(), person, 'remindAt');
      // The owner may have put it off meanwhile.
      if (!remindAt || remindAt.toMillis() > now) return 0;
      transaction.update(ref, { remindAt: null });
      notify(transaction, context, parentOf(ref).id, {
        kind: 'person-reminder',
        personId: ref.id,
        person: String(person.get('name')),
      });
      return 1;
    }),
  );
};

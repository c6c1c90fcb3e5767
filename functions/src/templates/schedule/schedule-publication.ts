import { Timestamp } from 'firebase-admin/firestore';
import { MAX_SCHEDULED_MS } from 'shared-lib/model';
import { logChange } from '../../administration/audit-entry';
import { requireAdminIn } from '../../administration/require-admin';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { contentRef, scheduleRef, type StoredSchedule } from './scheduled-publication';

/**
 * Stores a version that has passed the creator's checks until its time; it replaces one that waits already.
 *
 * @throws Refusal `schedule-past`, `template-not-found`, or `schedule-outdated` when the template isn't as it was checked
 */
export const schedulePublication: CallableHandler<'schedulePublication'> = (context, input) => {
  const { db, uid, email, now } = context;
  const { id, draft, compiledCode, notes, publishAt, baseRevision } = input;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    if (publishAt <= now || publishAt > now + MAX_SCHEDULED_MS) throw new Refusal('schedule-past');
    const template = db.doc(`userTemplates/${id}`);
    const [stored, scheduled, taken] = await readAll(
      transaction,
      template,
      scheduleRef(db, id),
      template.collection('versions').doc(draft.version),
    );
    if (!stored.exists) throw new Refusal('template-not-found');
    if (Number(stored.get('revision')) !== baseRevision || taken.exists)
      throw new Refusal('schedule-outdated');
    const before = scheduled.data() ?? null;
    // A schedule that is created again must not repeat a revision of the deleted one.
    const revision = before ? Number(before['revision']) + 1 : now;
    const after: StoredSchedule = {
      ...{ name: draft.name, version: draft.version, notes, publishAt: Timestamp.fromMillis(publishAt) },
      ...{ scheduledBy: uid, scheduledByEmail: email, baseRevision, revision },
    };
    transaction.set(scheduled.ref, after);
    transaction.set(contentRef(db, id), { ...draft, tags: draft.tags ?? [], compiledCode });
    const change = { collection: 'scheduledPublications', docId: id, revision, before, after };
    logChange(transaction, context, change);
    return { publishAt };
  });
};

/** Takes a publication back that waits for its time; repeating it changes nothing. */
export const cancelPublication: CallableHandler<'cancelPublication'> = (context, { id }) => {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const scheduled = await transaction.get(scheduleRef(db, id));
    const before = scheduled.data();
    if (!before) return { isCancelled: false };
    transaction.delete(scheduled.ref);
    transaction.delete(contentRef(db, id));
    const revision = Number(before['revision']) + 1;
    const change = { collection: 'scheduledPublications', docId: id, revision, before, after: null };
    logChange(transaction, context, change);
    return { isCancelled: true };
  });
};

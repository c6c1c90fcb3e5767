import { Timestamp } from 'firebase-admin/firestore';
import { isSameValue, loggedContent } from 'shared-lib/model';
import { logChange } from '../../administration/audit-entry';
import { notify } from '../../notifications/notify';
import { readAll } from '../../stored/read-all';
import { indexWishRef } from '../template-index';
import type { RunContext } from '../sync/sync-run';
import {
  contentRef,
  readContent,
  readSchedule,
  scheduleRef,
  type ScheduledContent,
} from './scheduled-publication';

/** Reports whether unpublished edits equal the published version. */
const isPublished = (edits: FirebaseFirestore.DocumentData, content: ScheduledContent) =>
  (['reactCode', 'cssCode', 'jsonConfig', 'name', 'description', 'tags'] as const).every((field) =>
    isSameValue(edits[field], content[field]),
  );

/**
 * Publishes a scheduled version whose time has come, once, in the name of the administrator who scheduled it. A template that has changed
 * since it was checked stays as it is, and they are notified. The request to rebuild the gallery's index is stored in the same transaction,
 * so that it isn't lost.
 *
 * @returns True when it was published.
 */
export async function publishScheduled({ db, now }: RunContext, id: string): Promise<boolean> {
  const template = db.doc(`userTemplates/${id}`);
  return db.runTransaction(async (transaction) => {
    const [scheduled, code, stored, edits] = await readAll(
      transaction,
      scheduleRef(db, id),
      contentRef(db, id),
      template,
      db.doc(`adminTemplates/${id}`),
    );
    const schedule = readSchedule(scheduled);
    // Somebody has cancelled it, or moved it to another time.
    if (!schedule || schedule.publishAt.toMillis() > now) return false;
    const { version, notes, scheduledBy, scheduledByEmail, baseRevision } = schedule;
    const content = readContent(code);
    const before = stored.data();
    const published = template.collection('versions').doc(version);
    const isTaken = (await transaction.get(published)).exists;
    transaction.delete(scheduled.ref);
    transaction.delete(code.ref);
    if (!content || !before || Number(before['revision']) !== baseRevision || isTaken) {
      const event = { kind: 'schedule-missed', templateId: id, template: schedule.name, version } as const;
      notify(transaction, { db, now }, scheduledBy, event);
      return false;
    }
    const author = { db, uid: scheduledBy, email: scheduledByEmail, now };
    const at = Timestamp.fromMillis(now);
    const revision = baseRevision + 1;
    const after = { ...before, ...content, version, isPublic: true, updatedAt: at, revision };
    transaction.set(template, after);
    transaction.set(indexWishRef(db), { at });
    const { reactCode, cssCode, compiledCode, jsonConfig } = content;
    transaction.create(published, {
      ...{ version, reactCode, cssCode, compiledCode, jsonConfig, notes },
      ...{ publishedBy: scheduledBy, publishedAt: at },
    });
    logChange(transaction, author, {
      ...{ collection: 'userTemplates', docId: id, revision },
      ...{ before: await loggedContent(before), after: await loggedContent(after) },
    });
    const waiting = edits.data();
    // What was typed since stays for a later version.
    if (waiting && isPublished(waiting, content)) {
      transaction.delete(edits.ref);
      const change = {
        revision: Number(waiting['revision']) + 1,
        before: await loggedContent(waiting),
        after: null,
      };
      logChange(transaction, author, { collection: 'adminTemplates', docId: id, ...change });
    }
    return true;
  });
}

import { z } from 'zod';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { readField } from '../stored/read-stored';
import { appealRef } from './appeal-document';
import { reportedCardRef } from './reported-card';

/**
 * Assigns a reported card or an appeal to an administrator, or to nobody.
 *
 * @throws Refusal `report-not-found`, `appeal-not-found`, or `not-admin` for somebody who doesn't administer
 */
export const assignModeration: CallableHandler<'assignModeration'> = (context, { about, id, to }) => {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const ref = about === 'reports' ? reportedCardRef(db, id) : appealRef(db, id);
    const [stored, admin] = await Promise.all([
      transaction.get(ref),
      to === null ? null : transaction.get(db.doc(`admins/${to}`)),
    ]);
    if (!stored.exists) throw new Refusal(about === 'reports' ? 'report-not-found' : 'appeal-not-found');
    if (admin && !admin.exists) throw new Refusal('not-admin');
    const assigned = { assignedTo: to ?? '', assignedEmail: String(admin?.get('email') ?? '') };
    const textOf = (field: string) => readField(z.string(), stored, field);
    const before = { assignedTo: textOf('assignedTo'), slug: textOf('slug') };
    if (before.assignedTo === assigned.assignedTo) return { assignedEmail: assigned.assignedEmail };
    const revision = Number(stored.get('revision')) + 1;
    transaction.update(ref, { ...assigned, revision });
    const { assignedTo } = assigned;
    logChange(transaction, context, {
      ...{ collection: about, docId: id, revision, before },
      after: { slug: before.slug, assignedTo },
    });
    return { assignedEmail: assigned.assignedEmail };
  });
};

import { Timestamp } from 'firebase-admin/firestore';
import { auditIdOf } from 'shared-lib/domain';
import type { CallableHandler } from '../callable';
import { requireAdmin } from './require-admin';

/** Asking again within this time is the same export, in milliseconds. */
const SAME_EXPORT_MS = 60_000;

/** Writes down who takes a list with personal data out of the panel, and which part of it. */
export const recordExport: CallableHandler<'recordExport'> = async (context, { list, filter }) => {
  await requireAdmin(context);
  const { db, uid: by, email: byEmail, now } = context;
  const minute = Math.floor(now / SAME_EXPORT_MS);
  await db.doc(`audit/${auditIdOf('exports', list, 0)}_${by}_${minute}`).set({
    collection: 'exports',
    docId: list,
    revision: 0,
    action: 'read',
    by,
    byEmail,
    at: Timestamp.fromMillis(now),
    before: null,
    after: { filter },
  });
  return { list };
};

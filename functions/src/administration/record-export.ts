import { Timestamp } from 'firebase-admin/firestore';
import { auditIdOf } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';
import type { CallableHandler } from '../callable';
import { requireAdmin } from './require-admin';

/** Time within which a repeated export is logged only once, in milliseconds. */
const SAME_EXPORT_MS = MINUTE_MS;

/** Logs who exports a list with personal data, and its filter. */
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

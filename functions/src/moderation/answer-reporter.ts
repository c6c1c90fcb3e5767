import type { CallableHandler } from '../callable';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import { queueReporterMail } from '../outbox/outbox';
import { Refusal } from '../refusal';
import { readReport } from './report-ref';
import { readEntry, reportedCardRef } from './reported-card';

/**
 * Sends a reporter who left an address an administrator's own words, once, however often and by however many it is called. The log says
 * who answered and not what, so that the words leave with the mail.
 *
 * @throws Refusal `report-not-found`
 */
export const answerReporter: CallableHandler<'answerReporter'> = (
  context,
  { reportId, reporterId, text },
) => {
  const { db, uid, email } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const ref = db.collection('reports').doc(reportId);
    const report = readReport(await transaction.get(ref));
    const reporters = report?.reporters ?? [];
    const reporter = reporters.find(({ id }) => id === reporterId);
    if (!report || !reporter) throw new Refusal('report-not-found');
    if (reporter.answeredBy !== '') return { sent: false };
    const entry = await transaction.get(reportedCardRef(db, report.cardId));
    const queued = readEntry(entry);
    const revision = report.revision + 1;
    transaction.update(ref, {
      revision,
      reporters: reporters.map((one) => (one.id === reporterId ? { ...one, answeredBy: email } : one)),
    });
    if (queued && queued.waiting > 0) transaction.update(entry.ref, { waiting: queued.waiting - 1 });
    const { slug } = report;
    queueReporterMail(
      transaction,
      context,
      { reportId, reporterId, by: uid },
      { email: reporter.email, language: reporter.language, slug, text },
    );
    logChange(transaction, context, {
      collection: 'reports',
      docId: reportId,
      revision,
      before: { slug, answeredReporter: '' },
      after: { slug, answeredReporter: reporterId },
    });
    return { sent: true };
  });
};

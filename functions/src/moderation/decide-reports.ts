import { logger } from 'firebase-functions/v2';
import type { DecidedCard } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { logChange } from '../administration/audit-entry';
import { requireAdmin, requireAdminIn } from '../administration/require-admin';
import type { CallableHandler, CallContext } from '../callable';
import { cardRef } from '../card-records/card-document';
import { Refusal } from '../refusal';
import { readEachStored } from '../stored/read-stored';
import { countOpen } from './open-counts';
import { reportSchema } from './report-ref';
import {
  entryOf,
  prepareClosing,
  readEntry,
  reportedCardRef,
  type ReportedCardDocument,
} from './reported-card';
import { takeDownCard } from './take-down-card';

/** Most reports of a card, one for each day, among which those of a decision are looked for. */
const MAX_REPORTS = 400;

type Result = Exclude<DecidedCard['result'], 'failed'>;

/** Decides on cards one after the other, each in a transaction of its own, so that one that fails leaves the others decided. */
async function decideEach(
  cardIds: readonly string[],
  decide: (cardId: string) => Promise<Result>,
): Promise<{ cards: DecidedCard[] }> {
  const cards: DecidedCard[] = [];
  for (const cardId of new Set(cardIds)) {
    try {
      cards.push({ cardId, result: await decide(cardId), refusal: '' });
    } catch (error) {
      const refusal = error instanceof Refusal ? error.reason : 'unexpected';
      if (!(error instanceof Refusal))
        logger.error('A reported card was not decided', redact({ cardId, error }));
      cards.push({ cardId, result: 'failed', refusal });
    }
  }
  return { cards };
}

/** Logs a decision about the reports of a card. */
function logDecision(
  transaction: Parameters<typeof logChange>[0],
  context: CallContext,
  before: ReportedCardDocument,
  after: ReportedCardDocument,
): void {
  const factsOf = ({ slug, status, count, decidedBy, decision }: ReportedCardDocument) => ({
    ...{ slug, status, count },
    ...(status !== 'open' && { decidedBy, decision }),
  });
  logChange(transaction, context, {
    collection: 'reports',
    docId: after.cardId,
    revision: after.revision,
    before: factsOf(before),
    after: factsOf(after),
  });
}

/** Closes the open reports of cards without consequence for the cards. Of two administrators the first one's decision counts. */
export const dismissReports: CallableHandler<'dismissReports'> = async (context, { cardIds, decision }) => {
  const { db, email } = context;
  await requireAdmin(context);
  return decideEach(cardIds, (cardId) =>
    db.runTransaction(async (transaction) => {
      await requireAdminIn(transaction, context);
      const { isKnown, open, close } = await prepareClosing(transaction, context, cardId);
      if (!isKnown) throw new Refusal('report-not-found');
      const closed = close({ status: 'dismissed', decidedBy: email, decision });
      if (!open || !closed) return 'already';
      logDecision(transaction, context, open, closed);
      return 'done';
    }),
  );
};

/** Opens the reports again that the last decision dismissed, to undo it. */
export const reopenReports: CallableHandler<'reopenReports'> = async (context, { cardIds }) => {
  const { db } = context;
  await requireAdmin(context);
  return decideEach(cardIds, (cardId) =>
    db.runTransaction(async (transaction) => {
      await requireAdminIn(transaction, context);
      const [entry, all] = await Promise.all([
        transaction.get(reportedCardRef(db, cardId)),
        transaction.get(db.collection('reports').where('cardId', '==', cardId).limit(MAX_REPORTS)),
      ]);
      const known = readEntry(entry);
      if (!known) throw new Refusal('report-not-found');
      if (known.status !== 'dismissed') return 'already';
      const { visits, isOwnerSuspended, revision, decidedAt } = known;
      const dismissed = readEachStored(reportSchema, all.docs).filter(
        ({ data }) => data.status === 'dismissed' && decidedAt && data.decidedAt?.isEqual(decidedAt),
      );
      if (dismissed.length === 0) throw new Refusal('report-not-found');
      const again = dismissed.map(({ ref, data }) => {
        const report = { ...data, status: 'open', decidedBy: '', decision: '', decidedAt: null } as const;
        transaction.set(ref, report);
        return report;
      });
      const opened = { ...entryOf(known, again, { visits, isOwnerSuspended }), revision: revision + 1 };
      transaction.set(entry.ref, opened);
      countOpen(transaction, db, 'cards', 1);
      logDecision(transaction, context, known, opened);
      return 'done';
    }),
  );
};

/** Takes reported cards down, each as by itself, with its log entry and the mail to its owner. Repeating it changes nothing. */
export const takeDownReported: CallableHandler<'takeDownReported'> = async (context, { cardIds, reason }) => {
  const { db } = context;
  await requireAdmin(context);
  return decideEach(cardIds, async (cardId) => {
    const isDown = Boolean((await cardRef(db, cardId).get()).get('takedown'));
    await takeDownCard(context, { cardId, reason });
    return isDown ? 'already' : 'done';
  });
};

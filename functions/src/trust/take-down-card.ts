import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler, CallContext } from '../callable';
import { cardRef, type CardDocument } from '../cards/card-document';
import { publicCardRef, writePublicCard } from '../cards/public-document';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { ReportDocument } from './report-ref';

/** Most reports of one card that a decision closes at once: a document a day. */
const MOST_REPORTS = 100;

/** A card of anybody's. */
async function getCardOrThrow(
  transaction: Transaction,
  { db }: Pick<CallContext, 'db'>,
  cardId: string,
): Promise<CardDocument> {
  const card = (await transaction.get(cardRef(db, cardId))).data() as CardDocument | undefined;
  if (!card) throw new Refusal('card-not-found');
  return card;
}

/**
 * Takes a card down: visitors hear that it is gone (410), its owner why, the reports of it are closed. The card stays with
 * its owner, who can't show it again. Of two administrators at once the second changes nothing.
 */
export const takeDownCard: CallableHandler<'takeDownCard'> = (context, { cardId, reason }) => {
  const { db, now } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const card = await getCardOrThrow(transaction, context, cardId);
    if (card.takedown) return { cardId, takenDown: true };
    const [shown, reports, writeIndex] = await Promise.all([
      transaction.get(publicCardRef(db, card.slug)),
      transaction.get(
        db
          .collection('reports')
          .where('cardId', '==', cardId)
          .where('status', '==', 'open')
          .limit(MOST_REPORTS),
      ),
      prepareIndex(transaction, context, card.userId),
    ]);
    const isShown = card.status === 'published' && card.deletedAt === null;
    const at = Timestamp.fromMillis(now);
    const revision = (card.adminRevision ?? 0) + 1;
    const takedown = { reason, at };
    transaction.update(cardRef(db, cardId), {
      takedown,
      adminRevision: revision,
      ...(card.status === 'published' && { status: 'paused' }),
    });
    // The address of a deleted card may be another's by now.
    if (shown.exists && card.deletedAt === null)
      writePublicCard(transaction, db, { status: 'taken-down', slug: card.slug });
    for (const report of reports.docs) {
      const decided: Partial<ReportDocument> = {
        status: 'taken-down',
        decidedBy: context.email,
        decision: reason,
        revision: Number(report.get('revision') ?? 0) + 1,
      };
      transaction.update(report.ref, decided);
    }
    if (isShown) writeIndex({ publishedCards: -1 });
    const { slug, name } = card;
    notify(transaction, context, card.userId, {
      kind: 'card-taken-down',
      cardSlug: slug,
      card: name,
      reason,
    });
    logChange(transaction, context, {
      collection: 'cards',
      docId: cardId,
      revision,
      before: { slug, status: card.status, takedown: null },
      after: { slug, status: card.status === 'published' ? 'paused' : card.status, takedown },
    });
    return { cardId, takenDown: true };
  });
};

/** Lets the owner show a card again that was taken down; until they do, it is paused. */
export const liftTakedown: CallableHandler<'liftTakedown'> = (context, { cardId }) => {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const card = await getCardOrThrow(transaction, context, cardId);
    if (!card.takedown) return { cardId, takenDown: false };
    const shown = await transaction.get(publicCardRef(db, card.slug));
    const revision = (card.adminRevision ?? 0) + 1;
    transaction.update(cardRef(db, cardId), { takedown: null, adminRevision: revision });
    if (shown.get('status') === 'taken-down' && card.deletedAt === null)
      writePublicCard(transaction, db, { status: 'paused', slug: card.slug });
    const { slug, name, status, takedown } = card;
    notify(transaction, context, card.userId, { kind: 'card-takedown-lifted', cardSlug: slug, card: name });
    logChange(transaction, context, {
      collection: 'cards',
      docId: cardId,
      revision,
      before: { slug, status, takedown },
      after: { slug, status, takedown: null },
    });
    return { cardId, takenDown: false };
  });
};

/** Closes a report without consequence for the card. Repeating it, or coming too late, changes nothing. */
export const dismissReport: CallableHandler<'dismissReport'> = (context, { reportId, decision }) => {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const ref = db.collection('reports').doc(reportId);
    const report = (await transaction.get(ref)).data() as ReportDocument | undefined;
    if (!report) throw new Refusal('report-not-found');
    if (report.status !== 'open') return { reportId };
    const revision = report.revision + 1;
    const change = { status: 'dismissed', decidedBy: context.email, decision } as const;
    transaction.update(ref, { ...change, revision });
    const { slug, status, count } = report;
    logChange(transaction, context, {
      collection: 'reports',
      docId: reportId,
      revision,
      before: { slug, status, count },
      after: { slug, count, ...change },
    });
    return { reportId };
  });
};

import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { accountStateRef } from '../account-records/account-state';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import { setUserDisabled } from '../administration/users/set-user-disabled';
import type { CallableHandler, CallContext } from '../callable';
import { cardRef } from '../card-records/card-document';
import { queueAccountMail } from '../outbox/outbox';
import { Refusal } from '../refusal';
import { readField, timestamp } from '../stored/read-stored';
import { appealRef, readAppeal, type AppealDocument } from './appeal-document';
import { countOpen } from './open-counts';
import { liftTakedown } from './take-down-card';

/** Most remarks on one appeal. */
const MAX_COMMENTS = 50;

/**
 * Adds a remark to an appeal, which only administrators see. Repeating it adds nothing.
 *
 * @throws Refusal `appeal-not-found` or `too-many-notes`
 */
export const commentAppeal: CallableHandler<'commentAppeal'> = (context, { appealId, commentId, text }) => {
  const { db, now, email } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const ref = appealRef(db, appealId);
    const appeal = readAppeal(await transaction.get(ref));
    if (!appeal) throw new Refusal('appeal-not-found');
    const { comments } = appeal;
    if (comments.some(({ id }) => id === commentId)) return { appealId };
    if (comments.length >= MAX_COMMENTS) throw new Refusal('too-many-notes');
    const comment = { id: commentId, text, byEmail: email, at: Timestamp.fromMillis(now) };
    transaction.update(ref, { comments: [...comments, comment] });
    return { appealId };
  });
};

/** Refers to the document with the state of an appeal, with the field: that of the card, or of the account. */
function standingOf(
  { db }: Pick<CallContext, 'db'>,
  { about, cardId, ownerId }: AppealDocument,
): { ref: DocumentReference; field: string; reasonField: string } {
  return about === 'card'
    ? { ref: cardRef(db, cardId), field: 'takedown.appeal', reasonField: 'takedown.at' }
    : { ref: accountStateRef(db, ownerId), field: 'appeal', reasonField: 'suspendedAt' };
}

/** Stores the decision on an appeal, with its mail and log entry; returns the appeal with the decision that counts. */
async function recordDecision(
  context: CallContext,
  appealId: string,
  decided: Pick<AppealDocument, 'answer'> & { status: 'accepted' | 'refused' },
): Promise<AppealDocument> {
  const { db, now, email } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const ref = appealRef(db, appealId);
    const appeal = readAppeal(await transaction.get(ref));
    if (!appeal) throw new Refusal('appeal-not-found');
    if (appeal.status !== 'open') return appeal;
    const { ref: standing, field, reasonField } = standingOf(context, appeal);
    const stored = await transaction.get(standing);
    const isSameDecision = readField(timestamp.optional(), stored, reasonField)?.isEqual(appeal.reasonAt);
    const revision = appeal.revision + 1;
    const change = { ...decided, decidedBy: email, decidedAt: Timestamp.fromMillis(now), revision };
    transaction.update(ref, change);
    countOpen(transaction, db, 'appeals', -1);
    if (isSameDecision && stored.get(field)) {
      transaction.update(standing, {
        [`${field}.status`]: decided.status,
        [`${field}.answer`]: decided.answer,
      });
    }
    queueAccountMail(transaction, context, appeal.ownerId, 'appeal-decided', { appealId });
    const { slug, ownerId } = appeal;
    logChange(transaction, context, {
      collection: 'appeals',
      docId: appealId,
      revision,
      before: { slug, ownerId, status: 'open' },
      after: { slug, ownerId, ...decided },
    });
    return { ...appeal, ...change };
  });
}

/** Lifts the takedown or suspension that an accepted appeal was against, unless it was followed by another. */
async function lift(context: CallContext, appeal: AppealDocument): Promise<void> {
  const { ref, reasonField } = standingOf(context, appeal);
  const standing = await ref.get();
  const isSame = readField(timestamp.optional(), standing, reasonField)?.isEqual(appeal.reasonAt);
  if (!isSame) return;
  if (appeal.about === 'card') await liftTakedown(context, { cardId: appeal.cardId });
  else if (standing.get('disabled') === true)
    await setUserDisabled(context, { uid: appeal.ownerId, disabled: false, reason: '', reports: 'keep' });
}

/**
 * Decides an appeal: accepting it lifts the takedown or suspension, and the owner gets the answer by mail. Of two administrators the first
 * one's decision counts. Repeating it completes what a failure left undone.
 *
 * @throws Refusal `appeal-not-found`
 */
export const decideAppeal: CallableHandler<'decideAppeal'> = async (
  context,
  { appealId, status, answer },
) => {
  const appeal = await recordDecision(context, appealId, { status, answer });
  if (appeal.status === 'accepted') await lift(context, appeal);
  return { status: appeal.status === 'accepted' ? 'accepted' : 'refused' };
};

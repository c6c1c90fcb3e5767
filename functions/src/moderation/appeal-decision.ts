import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { accountStateRef } from '../account-records/account-state';
import { isSigned, signed } from '../bookings/record/booking-secret';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { Refusal } from '../refusal';
import { readField, timestamp } from '../stored/read-stored';
import { appealIdOf, prepareAppeal } from './appeal-document';

/** Returns the address of an administrator who logged a change; empty where that isn't known. */
const authorOf = (entry: DocumentSnapshot): string => String(entry.get('byEmail') ?? '');

/**
 * Appeals against the takedown of an own card, once for each takedown. The card has the state of the appeal from then on.
 *
 * @throws Refusal `card-not-found`, `nothing-to-appeal` or `already-appealed`
 */
export const appealDecision: CallableHandler<'appealDecision'> = (context, { cardId, text }) => {
  const { db, uid } = context;
  return db.runTransaction(async (transaction) => {
    const ref = cardRef(db, cardId);
    const card = await getOwnCardOrThrow(transaction, ref, uid, { deleted: true });
    const { takedown, slug } = card;
    if (!takedown) throw new Refusal('nothing-to-appeal');
    const appealId = appealIdOf('card', cardId, takedown.at);
    if (takedown.appeal) {
      // Sent twice.
      if (takedown.appeal.text === text) return { appealId };
      throw new Refusal('already-appealed');
    }
    const log = await transaction.get(db.doc(`audit/cards_${cardId}_${card.adminRevision ?? 0}`));
    const store = await prepareAppeal(transaction, context);
    const appeal = store(appealId, {
      ...{ about: 'card', ownerId: uid, cardId, slug, text },
      ...{ reason: takedown.reason, reasonAt: takedown.at, reasonBy: authorOf(log) },
    });
    transaction.update(ref, { 'takedown.appeal': appeal });
    return { appealId };
  });
};

const aboutSuspension = (uid: string, suspendedAt: Timestamp) => `${uid}:${suspendedAt.toMillis()}`;

/** Returns the proof in the mail about a suspension: its holder may appeal for the account, which can't sign in. */
export const suspensionProof = (uid: string, suspendedAt: Timestamp): string =>
  signed('appeal', aboutSuspension(uid, suspendedAt));

/**
 * Appeals against a suspension with the proof of its mail, once for each suspension.
 *
 * @throws Refusal `nothing-to-appeal` for a proof that isn't valid now, or `already-appealed`
 */
export async function appealSuspension(
  context: { db: Firestore; now: number },
  { uid, proof, text }: { uid: string; proof: string; text: string },
): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (transaction) => {
    const state = await transaction.get(accountStateRef(db, uid));
    const suspendedAt = readField(timestamp.optional(), state, 'suspendedAt');
    const isSuspended = state.get('disabled') === true && suspendedAt !== undefined;
    if (!isSuspended || !isSigned('appeal', aboutSuspension(uid, suspendedAt), proof))
      throw new Refusal('nothing-to-appeal');
    const before = readField(z.object({ text: z.string() }).nullish(), state, 'appeal');
    if (before) {
      if (before.text === text) return;
      throw new Refusal('already-appealed');
    }
    const store = await prepareAppeal(transaction, context);
    const appeal = store(appealIdOf('account', uid, suspendedAt), {
      ...{ about: 'account', ownerId: uid, cardId: '', slug: '', text },
      reason: String(state.get('disabledReason') ?? ''),
      ...{ reasonAt: suspendedAt, reasonBy: String(state.get('disabledBy') ?? '') },
    });
    transaction.update(state.ref, { appeal });
  });
}

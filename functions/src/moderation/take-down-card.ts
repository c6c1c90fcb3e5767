import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { PublishedCard } from 'shared-lib/model';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import { prepareIndex } from '../account-records/user-index';
import type { CallableHandler, CallContext } from '../callable';
import { cardRef, readCard, type CardDocument } from '../card-records/card-document';
import { settlePhotos } from '../card-records/photos/shown-photos';
import { readPublication } from '../card-records/public-document';
import { preparePublicState } from '../card-records/public-state';
import { showAgain } from '../cards/resume-card';
import { notify } from '../notifications/notify';
import { queueAccountMail } from '../outbox/outbox';
import { Refusal } from '../refusal';
import { prepareClosing } from './reported-card';
import { traitsOf, traitsOfDraft, type CardTraits } from '../trust/takedown-content';
import { recordTakedown, takedownRef } from '../trust/takedown-record';

/** Reads a card of any account. */
async function getCardOrThrow(
  transaction: Transaction,
  { db }: Pick<CallContext, 'db'>,
  cardId: string,
): Promise<CardDocument> {
  const card = readCard(await transaction.get(cardRef(db, cardId)));
  if (!card) throw new Refusal('card-not-found');
  return card;
}

/** Returns the traits by which a card is recognised: those of its published form together with those of its draft. */
function traitsToRecord(card: CardDocument, published: PublishedCard | undefined): CardTraits {
  const all = [traitsOfDraft(card), ...(published ? [traitsOf(published)] : [])];
  const every = (name: keyof CardTraits) => [...new Set(all.flatMap((traits) => traits[name] ?? []))];
  return {
    photos: every('photos'),
    links: every('links'),
    hosts: every('hosts'),
    contacts: every('contacts'),
  };
}

/**
 * Takes a card down: visitors get 410, its owner is notified of the reason, and reports of it are closed. The owner keeps the card but
 * can't show it again, nor another with its photo, links, sites, number or mailbox. When two administrators act at once, the second call
 * changes nothing.
 */
export const takeDownCard: CallableHandler<'takeDownCard'> = async (context, { cardId, reason }) => {
  const { db, now } = context;
  const address = await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const card = await getCardOrThrow(transaction, context, cardId);
    if (card.takedown) return card.slug;
    const [visitors, publication, reports, writeIndex] = await Promise.all([
      preparePublicState(transaction, db, cardId, card),
      transaction.get(cardRef(db, cardId).collection('publications').doc(String(card.publishedRevision))),
      prepareClosing(transaction, context, cardId),
      prepareIndex(transaction, context, card.userId),
    ]);
    const isShown = card.status === 'published' && card.deletedAt === null;
    const at = Timestamp.fromMillis(now);
    const revision = (card.adminRevision ?? 0) + 1;
    const takedown = { reason, at, wasShown: isShown };
    const status = card.status === 'published' ? 'paused' : card.status;
    transaction.update(cardRef(db, cardId), { takedown, adminRevision: revision, status });
    visitors.write({ ...card, status, takedown }, null);
    recordTakedown(transaction, context, {
      cardId,
      uid: card.userId,
      slug: card.slug,
      ...traitsToRecord(card, readPublication(publication)),
    });
    reports.close({ status: 'taken-down', decidedBy: context.email, decision: reason });
    if (isShown) writeIndex({ publishedCards: -1 });
    const { slug, name } = card;
    queueAccountMail(transaction, context, card.userId, 'card-taken-down', { cardId });
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
      after: { slug, status, takedown },
    });
    return slug;
  });
  await settlePhotos(db, address);
  return { cardId, takenDown: true };
};

/**
 * Lifts the takedown of a card: it is shown again if it was shown before, unless something else forbids it by now; then
 * it is paused.
 */
export const liftTakedown: CallableHandler<'liftTakedown'> = async (context, { cardId }) => {
  const { db } = context;
  const comesBackTo = await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const card = await getCardOrThrow(transaction, context, cardId);
    if (!card.takedown) return null;
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const revision = (card.adminRevision ?? 0) + 1;
    transaction.update(cardRef(db, cardId), { takedown: null, adminRevision: revision });
    transaction.delete(takedownRef(db, cardId));
    visitors.write({ ...card, takedown: null }, null);
    const { slug, name, status, takedown } = card;
    notify(transaction, context, card.userId, { kind: 'card-takedown-lifted', cardSlug: slug, card: name });
    logChange(transaction, context, {
      collection: 'cards',
      docId: cardId,
      revision,
      // The owner's appeal goes with their account; the log stays.
      before: { slug, status, takedown: { reason: takedown.reason, at: takedown.at } },
      after: { slug, status, takedown: null },
    });
    return takedown.wasShown === true && card.deletedAt === null ? card.userId : null;
  });
  if (comesBackTo !== null) await showAgainOrPause(context, { uid: comesBackTo, cardId });
  return { cardId, takenDown: false };
};

async function showAgainOrPause(context: CallContext, card: { uid: string; cardId: string }): Promise<void> {
  try {
    await showAgain(context, card);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logger.warn('A card whose takedown was lifted stays paused', {
      cardId: card.cardId,
      reason: error.reason,
    });
  }
}

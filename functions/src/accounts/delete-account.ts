import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { errorCode, FRESH_SESSION_SECONDS, spokenLanguages } from 'shared-lib/model';
import { nextBookingStatus } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { z } from 'zod';
import { offerRef } from '../card-records/shown-services';
import { calendarFeedRef } from '../bookings/record/calendar-feed';
import { changeStatus, readBooking } from '../bookings/change/change-status';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import type { CallableHandler } from '../callable';
import { endConsents } from '../external-calendars/sign-in/end-consent';
import { accounts, bucket } from '../firebase';
import { settlePhotos } from '../card-records/photos/shown-photos';
import { Refusal } from '../refusal';
import { accountNotesRef } from '../account-records/account-notes';
import { accountStateRef, isVerified } from '../account-records/account-state';
import { readAll } from '../stored/read-all';
import { leaveOut, requireStored } from '../stored/read-stored';
import { settlePayment } from '../payments/settle-payment';
import { keepingWork, leftToOthers, takeUpWork, untilCallEnds, type WorkContext } from './account-work';
import { exportRef } from './export-account';
import { removeExportFiles } from './export-file';
import { requireRecentSignIn } from '../account-records/session';
import { below, OWNED_PATHS, ownedFolders, ownedQueries } from './owned-data';

/** User id in bookings of an account that was deleted. */
const NOBODY = 'deleted';

/** Documents that one round changes or removes; between two rounds the work may stop. */
const ROUND = 200;

/** A round of a step: returns true once nothing is left to do in that step. */
type Round = (context: WorkContext, uid: string, deletion: StoredDeletion) => Promise<boolean>;

const deletionSchema = z.object({
  /** Number of the step that it is in. */
  step: z.number(),
  /** Id of the last booking to come that was cancelled; empty for none. */
  cancelled: z.string(),
});

/** `accountDeletions/{uid}`: progress of the deletion of an account. */
type StoredDeletion = z.infer<typeof deletionSchema>;

const deletionRef = (db: Firestore, uid: string): DocumentReference => db.doc(`accountDeletions/${uid}`);

/**
 * Takes cards of an account down: visitors read that each is gone, and its printed address stays reserved for the usual
 * time.
 */
const takeDownCards: Round = async ({ db, now }, uid) => {
  const slugs = await ownedQueries(db, uid).slugs.limit(ROUND).get();
  for (const slug of slugs.docs) {
    await db.runTransaction(async (transaction) => {
      const shown = db.doc(`publicCards/${slug.id}`);
      const [claim, card] = await readAll(transaction, slug.ref, shown);
      // Somebody may have taken an address since that had been left long ago.
      if (claim.get('uid') !== uid) return;
      const spoken = card.data();
      if (spoken) transaction.set(shown, { status: 'deleted', slug: slug.id, ...spokenLanguages(spoken) });
      transaction.set(slug.ref, {
        uid: NOBODY,
        cardId: '',
        claimedAt: slug.get('claimedAt'),
        freedAt: slug.get('freedAt') ?? Timestamp.fromMillis(now),
      });
    });
    await settlePhotos(db, slug.id);
  }
  return slugs.size < ROUND;
};

/** Cancels a booking of an account that goes, with mail, and refunds its payment while its record is still there. */
async function cancelForGood({ db, now }: BookingContext, id: string): Promise<void> {
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, id);
    if (!read || !nextBookingStatus(read.booking.status, 'cancel', 'owner')) return;
    await changeStatus(transaction, { db, now }, read, { action: 'cancel', actor: 'owner' });
  });
  await settlePayment({ db, now }, id);
}

/**
 * Cancels bookings to come, with mail to those who booked, while the owner's data is still there to write it from. One that can't be read
 * is logged for monitoring, and doesn't stop the deletion.
 */
const cancelComingBookings: Round = async ({ db, now, isOver }, uid, deletion) => {
  const byStart = db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('start', '>', Timestamp.fromMillis(now))
    .orderBy('start')
    .limit(ROUND);
  const last = deletion.cancelled === '' ? null : await db.doc(`bookings/${deletion.cancelled}`).get();
  const coming = await (last?.exists ? byStart.startAfter(last) : byStart).get();
  for (const { id } of coming.docs) {
    await cancelForGood({ db, now }, id).catch(leaveOut);
    deletion.cancelled = id;
    if (isOver?.()) return false;
  }
  return coming.size < ROUND;
};

/**
 * Sends the mail of those cancellations, as long as any leaves: others' may come first. A server that is down doesn't stop the
 * deletion; that mail is then never sent.
 */
const sendLastMail: Round = async (context, uid, { cancelled }) => {
  if (cancelled === '') return true;
  const { deliverOutbox } = await import(/* webpackMode: "eager" */ '../mail/delivery/deliver-outbox');
  if ((await deliverOutbox(context)) === 0) return true;
  const own = context.db.collection('outbox').where('ownerId', '==', uid).where('status', '==', 'waiting');
  return (await own.limit(1).get()).empty;
};

/**
 * Removes owner and customer from bookings, which stay as figures: also the address at which they met, the link of the call
 * and the card's public address. Those to come were cancelled before, with mail.
 */
const anonymiseBookings: Round = async ({ db }, uid) => {
  const bookings = await ownedQueries(db, uid).bookings.select().limit(ROUND).get();
  const writer = db.bulkWriter();
  const nameless = {
    userId: NOBODY,
    cardId: '',
    slug: '',
    'service.place.detail': '',
    customer: { name: '', email: '', phone: '' },
    customerId: '',
    mailboxKey: '',
    searchKeys: [],
    answers: [],
    notes: '',
    reason: '',
    ownerNote: '',
    invoice: FieldValue.delete(),
    // Figures of one person aren't to be found together.
    seriesId: FieldValue.delete(),
  };
  const changes = bookings.docs.map(({ ref }) => writer.update(ref, nameless));
  await Promise.all([...changes, writer.close()]);
  return bookings.size < ROUND;
};

/** Removes some of the documents below another, the deepest first; returns true when none was left. */
async function removeBelow(db: Firestore, path: string, keeps: readonly string[] = []): Promise<boolean> {
  for (const collection of await below(db, path)) {
    if (keeps.includes(collection.id)) continue;
    const { docs } = await collection.select().limit(ROUND).get();
    // Those that don't exist themselves and only hold others are in no query.
    const documents =
      docs.length > 0 ? docs.map(({ ref }) => ref) : (await collection.listDocuments()).slice(0, ROUND);
    const isBare = await Promise.all(documents.map((document) => removeBelow(db, document.path)));
    const writer = db.bulkWriter();
    const removals = documents.filter((_, index) => isBare[index]).map((document) => writer.delete(document));
    await Promise.all([...removals, writer.close()]);
    if (documents.length > 0) return false;
  }
  return true;
}

const REMOVED = [
  'cards',
  'templateInstances',
  'services',
  'timeBlocks',
  'leads',
  'waiting',
  'paymentAccounts',
  'payments',
] as const;

/** Removes some of the documents that name the account; a card takes its figures and its offer along. */
const removeNamed: Round = async ({ db }, uid) => {
  for (const name of REMOVED) {
    const found = await ownedQueries(db, uid)[name].select().limit(ROUND).get();
    if (found.empty) continue;
    const isBare = await Promise.all(
      found.docs.map(async ({ ref, id }) => {
        const isFigureless = name !== 'cards' || (await removeBelow(db, `cardStats/${id}`));
        return (await removeBelow(db, ref.path)) && isFigureless;
      }),
    );
    const writer = db.bulkWriter();
    const removals = found.docs
      .filter((_, index) => isBare[index])
      .flatMap(({ ref, id }) => [
        ...(name === 'cards'
          ? [writer.delete(db.doc(`cardStats/${id}`)), writer.delete(offerRef(db, id))]
          : []),
        writer.delete(ref),
      ]);
    await Promise.all([...removals, writer.close()]);
    return false;
  }
  return true;
};

/** Removes some of the former versions of the account's cards that roll-outs have stored. */
const removeReplaced: Round = async ({ db }, uid) => {
  const found = await db.collectionGroup('applied').where('ownerId', '==', uid).select().limit(ROUND).get();
  const writer = db.bulkWriter();
  await Promise.all([...found.docs.map(({ ref }) => writer.delete(ref)), writer.close()]);
  return found.size < ROUND;
};

/** Removes some of the account's appeals, which aren't in its export. */
const removeAppeals: Round = async ({ db }, uid) => {
  const found = await db.collection('appeals').where('ownerId', '==', uid).select().limit(ROUND).get();
  const writer = db.bulkWriter();
  await Promise.all([...found.docs.map(({ ref }) => writer.delete(ref)), writer.close()]);
  return found.size < ROUND;
};

/** Revokes the consents for the account's other calendars, while their tokens are still there. */
const endCalendarConsents: Round = async ({ db }, uid) => {
  await endConsents({ db, uid });
  return true;
};

/** Removes some of what is below the documents that are named after the account, and then those. */
const removeOwnPaths: Round = async ({ db }, uid) => {
  const paths = OWNED_PATHS.map((path) => path.replace('{uid}', uid));
  for (const path of paths) if (!(await removeBelow(db, path, ['private']))) return false;
  const batch = db.batch();
  for (const path of [...paths, `users/${uid}/private/addresses`]) batch.delete(db.doc(path));
  batch.delete(calendarFeedRef(db, uid));
  batch.delete(exportRef(db, uid));
  batch.delete(accountNotesRef(db, uid));
  batch.set(accountStateRef(db, uid), { verifiedMailbox: FieldValue.delete() }, { merge: true });
  await batch.commit();
  return true;
};

const removeFiles: Round = async (_context, uid) => {
  for (const prefix of ownedFolders(uid)) await bucket().deleteFiles({ prefix });
  await removeExportFiles(uid);
  return true;
};

/** The steps of a deletion, in order. Each can be repeated, and continues where it stopped. */
const STEPS: readonly Round[] = [
  takeDownCards,
  cancelComingBookings,
  sendLastMail,
  anonymiseBookings,
  removeNamed,
  removeReplaced,
  removeAppeals,
  endCalendarConsents,
  removeOwnPaths,
  removeFiles,
];

/**
 * Deletes on where an account's deletion stopped, while there is time.
 *
 * @returns True once everything is deleted; false while there is more to do, or another process does it.
 */
async function removeOwnedData(context: WorkContext, ref: DocumentReference): Promise<boolean> {
  const { isOver = () => false } = context;
  const work = await takeUpWork(context, ref);
  if (!work) return false;
  const deletion = requireStored(deletionSchema, work.stored);
  const keep = keepingWork(context, ref);
  for (let round = STEPS[deletion.step]; round; round = STEPS[deletion.step]) {
    if (await round(context, ref.id, deletion)) deletion.step += 1;
    const { step, cancelled } = deletion;
    await keep({ step, cancelled });
    if (!isOver() || step === STEPS.length) continue;
    await ref.update(leftToOthers(context));
    return false;
  }
  return true;
}

/** Ends the account's sessions for good, and stores that its data is to be removed. */
async function beginDeletion({ db, now }: WorkContext, uid: string): Promise<DocumentReference> {
  const at = Timestamp.fromMillis(now);
  const after = Timestamp.fromMillis((Math.floor(now / 1000) + 1) * 1000);
  const ref = deletionRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const [state, deletion] = await readAll(transaction, accountStateRef(db, uid), ref);
    transaction.set(state.ref, {
      sessionsEndedAt: after,
      deletedAt: at,
      // The last mail to those who booked still depends on it.
      ...(isVerified(state) && { verifiedAt: state.get('verifiedAt') }),
      ...(state.get('verifiedMailbox') && { verifiedMailbox: state.get('verifiedMailbox') }),
    });
    if (!deletion.exists) transaction.set(ref, { step: 0, cancelled: '', dueAt: at, attempts: 0 });
  });
  return ref;
}

/**
 * Removes everything that an account owns: cards and their addresses, photos, settings; its bookings lose every name. A
 * mark without personal data stays, so that a session that is still open can write nothing; the job
 * `purgeDeletedAccounts` removes it after {@link DELETED_ACCOUNT_DAYS} days.
 *
 * @returns True once everything is deleted; false when the time was up before, and the job `deleteAccounts` continues.
 */
export async function deleteOwnedData(context: WorkContext & { uid: string }): Promise<boolean> {
  const ref = await beginDeletion(context, context.uid);
  const isGone = await removeOwnedData(context, ref);
  if (isGone) await ref.delete();
  return isGone;
}

/** Deletes an account with Auth, so that nobody can sign in with it; repeating it is no error. */
async function removeSignIn(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/** Continues the deletion of an account, with Auth's part of it. */
export async function continueDeletion(context: WorkContext, ref: DocumentReference): Promise<void> {
  await removeSignIn(ref.id);
  if (await removeOwnedData(context, ref)) await ref.delete();
}

/**
 * Deletes an account for good. What the call has no time for is done by the job `deleteAccounts`, also when the call fails in
 * the middle.
 *
 * @returns False while the last of its data is still being removed.
 */
export async function deleteWholeAccount(db: Firestore, uid: string, now: number): Promise<boolean> {
  const work: WorkContext = { db, now, isOver: untilCallEnds() };
  const ref = await beginDeletion(work, uid);
  try {
    await continueDeletion(work, ref);
  } catch (error) {
    // The job tries again, and reports it if it fails too.
    logger.warn('A deletion was interrupted', redact({ error }));
  }
  return !(await ref.get()).exists;
}

/** Deletes the caller's account for good. */
export const deleteAccount: CallableHandler<'deleteAccount'> = async (context) => {
  const { db, uid, now } = context;
  requireRecentSignIn(context, FRESH_SESSION_SECONDS);
  if ((await db.doc(`admins/${uid}`).get()).exists) throw new Refusal('admin-cannot-leave');
  return { deleted: await deleteWholeAccount(db, uid, now) };
};

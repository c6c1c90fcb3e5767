import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { FRESH_SESSION_SECONDS } from 'shared-lib/domain';
import { nextBookingStatus } from 'shared-lib/domain/booking';
import { offerRef } from '../bookings/booking-offer';
import { calendarFeedRef } from '../bookings/calendar-feed';
import { changeStatus, readBooking } from '../bookings/change-status';
import { bookingTransaction } from '../bookings/take-slot';
import type { CallableHandler, CallContext } from '../callable';
import { accounts, bucket } from '../firebase';
import { settlePhotos } from '../cards/photos/shown-photos';
import { Refusal } from '../refusal';
import { accountStateRef, isVerified } from '../account-records/account-state';
import { requireRecentSignIn } from './session';
import { below, OWNED_PATHS, ownedFolders, ownedQueries } from './owned-data';

/** User id that stands in bookings for an account that was deleted. */
const NOBODY = 'deleted';

/**
 * Takes the cards of an account down: visitors read that each is gone, and its printed address stays reserved for the
 * usual time.
 */
async function takeDownCards(db: Firestore, uid: string, now: number): Promise<void> {
  const slugs = await ownedQueries(db, uid)['slugs']!.get();
  for (const slug of slugs.docs) {
    await db.runTransaction(async (transaction) => {
      const shown = db.doc(`publicCards/${slug.id}`);
      const [claim, card] = await transaction.getAll(slug.ref, shown);
      // Somebody may have taken an address since that had been left long ago.
      if (claim!.get('uid') !== uid) return;
      if (card!.exists) transaction.set(shown, { status: 'deleted', slug: slug.id });
      transaction.set(slug.ref, {
        uid: NOBODY,
        cardId: '',
        claimedAt: slug.get('claimedAt'),
        freedAt: slug.get('freedAt') ?? Timestamp.fromMillis(now),
      });
    });
    await settlePhotos(db, slug.id);
  }
}

/**
 * Cancels the owner's bookings to come, with mail to those who booked, while their data is still there to write it
 * from.
 */
async function cancelComingBookings(db: Firestore, uid: string, now: number): Promise<void> {
  const coming = await db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('start', '>', Timestamp.fromMillis(now))
    .orderBy('start')
    .get();
  for (const { id } of coming.docs) {
    await bookingTransaction(db, async (transaction) => {
      const read = await readBooking(transaction, db, id);
      if (!read || !nextBookingStatus(read.booking.status, 'cancel', 'owner')) return;
      await changeStatus(transaction, { db, now }, read, { action: 'cancel', actor: 'owner' });
    });
  }
  if (coming.empty) return;
  const { deliverOutbox } = await import(/* webpackMode: "eager" */ '../mail/deliver-outbox');
  // Others' mail may come first. A server that is down doesn't stop the deletion: that mail is then never sent.
  await deliverOutbox({ db, now });
}

/** Removes owner and customer from an account's bookings, which stay as figures. */
async function anonymiseBookings(db: Firestore, uid: string): Promise<void> {
  const bookings = await ownedQueries(db, uid)['bookings']!.get();
  for (const booking of bookings.docs) {
    await booking.ref.update({
      userId: NOBODY,
      customer: { name: '', email: '', phone: '' },
      customerId: '',
      mailboxKey: '',
      searchKeys: [],
      answers: [],
      notes: '',
      reason: '',
      ownerNote: '',
    });
  }
}

async function removeDocuments(db: Firestore, uid: string): Promise<void> {
  for (const name of ['cards', 'templateInstances', 'services', 'timeBlocks', 'leads'] as const) {
    for (const found of (await ownedQueries(db, uid)[name]!.get()).docs) {
      await db.recursiveDelete(found.ref);
      if (name !== 'cards') continue;
      await db.recursiveDelete(db.doc(`cardStats/${found.id}`));
      await offerRef(db, found.id).delete();
    }
  }
  for (const path of OWNED_PATHS) {
    const document = db.doc(path.replace('{uid}', uid));
    for (const collection of await below(db, document.path)) {
      if (collection.id !== 'private') await db.recursiveDelete(collection);
    }
    await document.delete();
  }
  await calendarFeedRef(db, uid).delete();
  await db.doc(`users/${uid}/private/addresses`).delete();
}

/**
 * Removes everything that an account owns: cards and their addresses, photos, settings; its bookings lose every name. A
 * mark without personal data stays, so that a session that is still open can write nothing; the job
 * `purgeDeletedAccounts` removes it after {@link DELETED_ACCOUNT_DAYS} days.
 */
export async function deleteOwnedData({
  db,
  uid,
  now,
}: Pick<CallContext, 'db' | 'uid' | 'now'>): Promise<void> {
  const after = Timestamp.fromMillis((Math.floor(now / 1000) + 1) * 1000);
  const state = await accountStateRef(db, uid).get();
  await state.ref.set({
    sessionsEndedAt: after,
    deletedAt: Timestamp.fromMillis(now),
    // The last mail to those who booked still depends on it.
    ...(isVerified(state) && { verifiedAt: state.get('verifiedAt') as Timestamp }),
  });
  await takeDownCards(db, uid, now);
  await cancelComingBookings(db, uid, now);
  await anonymiseBookings(db, uid);
  await removeDocuments(db, uid);
  for (const prefix of ownedFolders(uid)) await bucket().deleteFiles({ prefix });
}

/** Deletes the caller's account for good. A second call continues after a failure; the Auth account is deleted last. */
export const deleteAccount: CallableHandler<'deleteAccount'> = async (context) => {
  const { db, uid } = context;
  requireRecentSignIn(context, FRESH_SESSION_SECONDS);
  if ((await db.doc(`admins/${uid}`).get()).exists) throw new Refusal('admin-cannot-leave');
  await deleteOwnedData(context);
  await accounts().deleteUser(uid);
  return { deleted: true };
};

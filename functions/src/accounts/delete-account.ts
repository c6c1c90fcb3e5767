import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { FRESH_SESSION_SECONDS } from 'shared-lib/domain';
import { nextBookingStatus } from 'shared-lib/domain/booking';
import { offerRef } from '../bookings/booking-offer';
import { calendarFeedRef } from '../bookings/calendar-feed';
import { changeStatus, readBooking } from '../bookings/change-status';
import { bookingTransaction } from '../bookings/take-slot';
import type { CallableHandler, CallContext } from '../callable';
import { accounts, bucket } from '../firebase';
import { Refusal } from '../refusal';
import { accountStateRef } from './account-state';
import { below, OWNED_PATHS, ownedFolders, ownedQueries } from './owned-data';

/** Stands for an account that is gone. */
const NOBODY = 'deleted';

/** How often the outbox is emptied for those who booked with an account that goes. */
const DELIVERIES = 10;

/** Visitors hear that the card is gone; nobody else gets its printed address before the usual time. */
async function takeDownCards(db: Firestore, uid: string, now: number): Promise<void> {
  const slugs = await ownedQueries(db, uid)['slugs']!.get();
  for (const slug of slugs.docs) {
    await db.runTransaction(async (transaction) => {
      const shown = db.doc(`publicCards/${slug.id}`);
      if ((await transaction.get(shown)).exists) transaction.set(shown, { status: 'deleted', slug: slug.id });
      transaction.set(slug.ref, {
        uid: NOBODY,
        cardId: '',
        claimedAt: slug.get('claimedAt'),
        freedAt: slug.get('freedAt') ?? Timestamp.fromMillis(now),
      });
    });
  }
}

/** What the owner's appointments to come still hold: who booked them is told, as long as somebody knows who that is. */
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
  // Others' mail may be before theirs. A server that is down keeps nobody's account: what it didn't take is told to nobody.
  for (let call = 0; call < DELIVERIES && (await deliverOutbox({ db, now })) > 0; call += 1);
}

/** Appointments stay as figures, of nobody and with nobody. */
async function anonymiseBookings(db: Firestore, uid: string): Promise<void> {
  const bookings = await ownedQueries(db, uid)['bookings']!.get();
  for (const booking of bookings.docs) {
    await booking.ref.update({
      userId: NOBODY,
      customer: { name: '', email: '', phone: '' },
      customerId: '',
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
}

/**
 * Removes what an account owns: cards and their addresses, photos, settings; bookings lose every name. Of the account
 * stays a mark without personal data, so that a session that is still open somewhere can write nothing anew.
 */
export async function deleteOwnedData({
  db,
  uid,
  now,
}: Pick<CallContext, 'db' | 'uid' | 'now'>): Promise<void> {
  const after = Timestamp.fromMillis((Math.floor(now / 1000) + 1) * 1000);
  await accountStateRef(db, uid).set({ sessionsEndedAt: after, deletedAt: Timestamp.fromMillis(now) });
  await takeDownCards(db, uid, now);
  await cancelComingBookings(db, uid, now);
  await anonymiseBookings(db, uid);
  await removeDocuments(db, uid);
  for (const prefix of ownedFolders(uid)) await bucket().deleteFiles({ prefix });
}

/**
 * Deletes the caller's account for good. Repeating it goes on where a failure stopped; the Auth account goes last.
 */
export const deleteAccount: CallableHandler<'deleteAccount'> = async (context) => {
  const { db, uid, sessionStartedAt, now } = context;
  if (sessionStartedAt < now / 1000 - FRESH_SESSION_SECONDS) throw new Refusal('recent-login-required');
  if ((await db.doc(`admins/${uid}`).get()).exists) throw new Refusal('admin-cannot-leave');
  await deleteOwnedData(context);
  await accounts().deleteUser(uid);
  return { deleted: true };
};

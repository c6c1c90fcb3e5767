import { Timestamp, type Query } from 'firebase-admin/firestore';
import { updateBookableCards } from '../bookings/offer/bookable-cards';
import { readStaleOffers } from '../bookings/offer/stale-offers';
import { readField, timestamp } from '../stored/read-stored';
import type { Job, JobContext } from '../scheduling/job';
import { tryEachOnRecord } from '../scheduling/try-each-on-record';

/** Time before now in which the first call looks for saves, in milliseconds. */
const LOOK_BACK_MS = 15 * 60 * 1000;

/** Greatest difference between the clock of a save and that of the job, in milliseconds. */
const OVERLAP_MS = 60 * 1000;

/** Saves that one call reads in each collection, in pages: the rest comes with the next call. */
const PAGE = { size: 100, pages: 10 };

interface Found {
  accounts: Set<string>;
  /** Instant up to which all saves are handled, in milliseconds since the epoch. */
  upTo: number;
}

/** Finds the accounts that have saved something since an instant, the earliest first. */
async function findSaved(
  { now }: JobContext,
  query: Query,
  since: number,
  accountOf: (id: string, userId: unknown) => string,
): Promise<Found> {
  const accounts = new Set<string>();
  const inOrder = query.where('updatedAt', '>=', Timestamp.fromMillis(since)).orderBy('updatedAt');
  let from = inOrder;
  let upTo = since;
  for (let page = 0; page < PAGE.pages; page += 1) {
    const { docs } = await from.limit(PAGE.size).get();
    for (const document of docs) {
      accounts.add(accountOf(document.id, document.get('userId')));
      upTo = readField(timestamp, document, 'updatedAt').toMillis();
    }
    if (docs.length < PAGE.size) return { accounts, upTo: Math.max(since, now - OVERLAP_MS) };
    from = inOrder.startAfter(docs.at(-1));
  }
  return { accounts, upTo: Math.min(upTo, now - OVERLAP_MS) };
}

/** Notes of visitors' requests that one call reads. */
const NOTES = 100;

/**
 * Updates the cards of owners who saved services or hours lately: their app may have been closed, or offline, before it could request that.
 * A service that was deleted meanwhile is discovered at the first visitor's request for it.
 */
export const refreshBookableCards: Job = async (context) => {
  const { db, now } = context;
  const progress = db.doc('jobs/refreshBookableCards');
  const known = await progress.get();
  const since = (name: string) => Math.min(Number(known.get(name) ?? now - LOOK_BACK_MS), now - OVERLAP_MS);
  const [services, hours, notes] = await Promise.all([
    findSaved(
      context,
      db.collection('services').select('userId', 'updatedAt'),
      since('services'),
      (_id, userId) => String(userId),
    ),
    findSaved(context, db.collection('availability').select('updatedAt'), since('hours'), (id) => id),
    readStaleOffers(db, NOTES),
  ]);
  const changed = await tryEachOnRecord(
    context,
    progress,
    new Set([...services.accounts, ...hours.accounts, ...notes.map(({ id }) => id)]),
    (uid) => `users/${uid}`,
    (uid) => updateBookableCards(db, uid),
  );
  await progress.set({ services: services.upTo, hours: hours.upTo }, { merge: true });
  // One that was written again meanwhile stays for the next call.
  for (const { ref, updateTime } of notes) await ref.delete({ lastUpdateTime: updateTime }).catch(() => {});
  return changed;
};

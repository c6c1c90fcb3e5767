import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { removeEntry } from './linked-waiting';
import { parseWaiting, waitingRef } from './waiting-document';

/**
 * Puts own entries of a waiting list in an order, in the places that they have together: the others stay where they are. Entries that
 * are gone, and those of others, are left out.
 */
export const orderWaiting: CallableHandler<'orderWaiting'> = async ({ db, uid }, { waitingIds }) => {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...waitingIds.map((id) => waitingRef(db, id)));
    const own = stored.flatMap((found) => {
      const entry = parseWaiting(found);
      return entry?.userId === uid ? [entry] : [];
    });
    const places = own.map(({ place }) => place).sort((one, other) => one - other);
    // Two that were made in one moment have the same place.
    const apart = places.reduce<number[]>(
      (sofar, place) => [...sofar, Math.max(place, (sofar.at(-1) ?? -1) + 1)],
      [],
    );
    for (const [index, { id, place }] of own.entries())
      if (place !== apart[index]) transaction.update(waitingRef(db, id), { place: apart[index] });
  });
  return {};
};

/** Takes somebody off the caller's waiting list. Somebody on another list gets the same answer as nobody. */
export const removeWaiting: CallableHandler<'removeWaiting'> = async ({ db, uid, now }, { waitingId }) => {
  const entry = parseWaiting(await waitingRef(db, waitingId).get());
  if (entry && entry.userId !== uid) throw new Refusal('booking-not-found');
  await removeEntry({ db, now }, waitingId, ({ userId }) => userId === uid);
  return {};
};

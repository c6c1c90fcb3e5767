import type { WaitingEntry } from 'shared-lib/model/booking';
import { readBookingSettings } from '../bookings/offer/read-hours';
import { readOfferOrThrow, type Offer } from '../bookings/offer/read-offer';
import { readFields, type Reader } from '../stored/read-all';
import type { BookingContext } from '../bookings/time/take-slot';
import { Refusal } from '../refusal';
import { hasWaitingList } from './wished-starts';

/** Zone of an owner who has set no hours; nothing of theirs can be offered. */
const NO_ZONE = 'Europe/Madrid';

/** Visits that the entries of an owner's list are for, as they can be booked now. */
export interface EntryOffers {
  zone: string;
  /** Returns the card and the visit of an entry; `null` while it can't be booked, or has no waiting list. */
  of: (entry: WaitingEntry) => Offer | null;
}

/** Reads the card and the visit that an entry is for; `null` while it can't be booked, or has no waiting list. */
export async function readEntryOffer(
  reader: Reader,
  { db }: BookingContext,
  { cardId, userId, serviceIds }: WaitingEntry,
): Promise<Offer | null> {
  const [card] = await readFields(reader, ['slug', 'userId'], db.doc(`cards/${cardId}`));
  if (card.get('userId') !== userId) return null;
  try {
    const offer = await readOfferOrThrow(reader, db, { slug: String(card.get('slug')), serviceIds });
    return offer.card.cardId === cardId && hasWaitingList(offer) ? offer : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const keyOf = ({ cardId, serviceIds }: WaitingEntry) => JSON.stringify([cardId, serviceIds]);

/** Reads what the entries of a list wait for, each visit once. */
export async function readEntryOffers(
  context: BookingContext,
  uid: string,
  entries: readonly WaitingEntry[],
): Promise<EntryOffers> {
  const { db } = context;
  const offers = new Map<string, Offer | null>();
  for (const entry of entries)
    if (!offers.has(keyOf(entry))) offers.set(keyOf(entry), await readEntryOffer(db, context, entry));
  const { zone } = await readBookingSettings(db, db, uid);
  return { zone: zone ?? NO_ZONE, of: (entry) => offers.get(keyOf(entry)) ?? null };
}

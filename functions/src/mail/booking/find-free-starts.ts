import { partsOf, type Booking } from 'shared-lib/model/booking';
import { readOfferOrThrow } from '../../bookings/offer/read-offer';
import { freeStartsNear, type BookingContext } from '../../bookings/time/take-slot';
import { Refusal } from '../../refusal';

/** Most free starts that a mail names. */
const NAMED = 3;

/** Finds free starts of a booking's service, or of its visit, near its own; none where visitors can't book it any more. */
export async function findFreeStarts(
  context: BookingContext,
  { slug, service: booked, start }: Pick<Booking, 'slug' | 'service' | 'start'>,
): Promise<number[]> {
  const { db } = context;
  try {
    const serviceIds = partsOf(booked).map(({ id }) => id);
    const { card, service } = await readOfferOrThrow(db, db, { slug, serviceIds });
    const { uid, availability } = card;
    const wanted = { uid, availability, service, start, ignore: new Set<string>() };
    return (await freeStartsNear(context, wanted)).slice(0, NAMED);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

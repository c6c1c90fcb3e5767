import { addDays, localDateOf, slotsOf, type NextSlot } from 'shared-lib/domain/booking';
import { readShownOfferOrThrow } from './booking-offer';
import { listBusyIntervals } from './busy-days';
import type { BookingContext } from './take-slot';

/** How many days are looked at together: most owners have something free in the first. */
const STEP_DAYS = 10;

/** Beyond this many days nothing counts as the next free time. */
const LOOK_AHEAD_DAYS = 60;

/**
 * The first start of any service that visitors can book through a card. Changes nothing.
 *
 * @throws Refusal `service-gone`
 */
export async function readNextSlot({ db, now }: BookingContext, slug: string): Promise<NextSlot> {
  const { uid, availability, services } = await readShownOfferOrThrow(db, slug);
  const today = localDateOf(now, availability.zone);
  const days = Math.min(LOOK_AHEAD_DAYS, availability.windowDays);
  for (let ahead = 0; ahead < days; ahead += STEP_DAYS) {
    const from = addDays(today, ahead);
    const to = addDays(today, Math.min(ahead + STEP_DAYS, days) - 1);
    const busy = await listBusyIntervals(db, uid, { from: addDays(from, -1), to: addDays(to, 1) });
    const starts = services.flatMap((service) =>
      slotsOf({ service, availability, busy, from, to, now }).flatMap((day) => day.starts.slice(0, 1)),
    );
    if (starts.length > 0) return { start: Math.min(...starts) };
  }
  return { start: null };
}

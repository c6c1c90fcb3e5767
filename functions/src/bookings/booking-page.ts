import { addDays, type BookingPage, type PublicService } from 'shared-lib/domain/booking';
import { listBusyIntervals } from './busy-days';
import { isOfferedOn, readBookableCardOrThrow, readServices, type StoredService } from './read-offer';
import type { BookingContext } from './take-slot';

/** Said field by field: what an owner's service gets one day isn't shown because of that. */
function toPublicService(service: StoredService): PublicService {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    durationMinutes: service.durationMinutes,
    price: service.price,
    currency: service.currency,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    color: service.color,
    questions: service.questions,
    needsConfirmation: service.needsConfirmation,
    noticeMinutes: service.noticeMinutes,
    maxPerDay: service.maxPerDay,
    placeKind: service.place.kind,
    isPaid: service.payment.rule !== 'none' && service.price > 0,
  };
}

/**
 * All that a card's booking page computes its slots from. Changes nothing.
 *
 * @param range - First and last date of the owner's, both included.
 * @throws Refusal `service-gone`
 */
export async function readBookingPage(
  { db, now }: BookingContext,
  slug: string,
  { from, to }: { from: string; to: string },
): Promise<BookingPage> {
  const card = await readBookableCardOrThrow(db, db, slug);
  const { uid, ownerName } = card;
  const { reminders: _, ...availability } = card.availability;
  const [services, intervals] = await Promise.all([
    readServices(db, uid),
    listBusyIntervals(db, uid, { from: addDays(from, -1), to: addDays(to, 1) }),
  ]);
  const busy = new Map(
    intervals
      .filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now)
      .map((interval) => [interval.id, interval]),
  );
  return {
    now,
    ownerName,
    availability,
    services: services
      .filter((service) => isOfferedOn(service, card))
      .sort((a, b) => a.order - b.order)
      .map(toPublicService),
    busy: [...busy.values()],
  };
}

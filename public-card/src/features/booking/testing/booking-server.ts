import { NOTHING_TAKEN, type BookingPage, type PublicService } from 'shared-lib/model/booking';
import { anAvailability, aService } from 'shared-lib/testing';

/** Monday, 2 March 2026, 08:00 in Madrid. */
export const NOW = Date.UTC(2026, 2, 2, 7);

/** Returns a service as visitors get it, in person, except for the overrides. */
export const aPublicService = (overrides: Partial<PublicService> = {}): PublicService => ({
  ...aService(),
  placeKind: 'in-person',
  isPaid: false,
  ...overrides,
});

/** A request that a page sent. */
export interface SentRequest {
  /** Last part of its address. */
  name: string;
  body: Record<string, unknown>;
}

/**
 * Answers the requests of booking pages in place of the network.
 *
 * @param answers - By the last part of the address, or a promise of one; the card's own page is `page`.
 * @returns Requests in order.
 */
export function answerBooking(answers: Record<string, unknown>): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const name = url.searchParams.has('from') ? 'page' : url.pathname.split('/').at(-1)!;
    sent.push({ name, body: JSON.parse(String(init?.body ?? '{}')) as SentRequest['body'] });
    const known = Object.hasOwn(answers, name);
    const answer = await answers[name];
    return { ok: known, status: known ? 200 : 500, json: async () => answer ?? {} } as Response;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
  return sent;
}

/** Returns the booking page of a card in Madrid on weekdays from 09:00 to 14:00 and from 16:00 to 19:00. */
export const aBookingPage = (services: PublicService[], changeNoticeMinutes = 1440): BookingPage => {
  const { reminders: _, ...availability } = anAvailability({ changeNoticeMinutes, noticeMinutes: 0 });
  return { now: NOW, ownerName: 'Ana García', availability, services, taken: NOTHING_TAKEN };
};

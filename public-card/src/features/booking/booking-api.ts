import { OWN_TIME_HEADERS, type BookingPage, type LocalDate } from 'shared-lib/model/booking';
import { ask, send } from '../../requests/visitor-requests';

export { newId, send, type Answer, type PaymentTerms, type Problem } from '../../requests/visitor-requests';

/** Secret of a page: the session that may have a hold, or the link of the booking that it moves, as `{id}.{token}`. */
export type OwnTime = { session: string } | { link: string };

/**
 * Reads a card's booking page between two of its owner's dates, at most 45 days.
 *
 * @param own - Secret whose hold or booking doesn't count as taken.
 */
export const readBookingPage = (slug: string, range: { from: LocalDate; to: LocalDate }, own: OwnTime) =>
  ask<BookingPage>(`/b/${slug}?${new URLSearchParams(range)}`, {
    headers:
      'session' in own ? { [OWN_TIME_HEADERS.session]: own.session } : { [OWN_TIME_HEADERS.link]: own.link },
  });

/** Answer of the last request that was sent in its turn. */
let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * Sends a request about this page's own time once the former one is answered, so that they reach the server in order:
 * a hold that came after its own booking would be refused as taken, and a late release would drop the next hold.
 */
export function sendInTurn<Name extends 'hold' | 'release' | 'book'>(
  ...request: Parameters<typeof send<Name>>
): ReturnType<typeof send<Name>> {
  const answer = lastInTurn.then(() => send(...request));
  lastInTurn = answer;
  return answer;
}

/** Releases a hold as the page is closed, without waiting for the answer. */
export function releaseOnLeaving(slug: string, session: string): void {
  const body = new Blob([JSON.stringify({ session })], { type: 'application/json' });
  navigator.sendBeacon(`/b/${slug}/release`, body);
}

/** Returns the token in the path of a booking's page. */
export const tokenOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('t') ?? '';

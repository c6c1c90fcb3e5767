import type { CardLanguage } from 'shared-lib/model';
import { element } from '../../../dom/elements';
import { beginBooking } from './begin-booking';
import { currentEntry } from '../steps/state/booking-history';
import { openBookingDialog, type BookedCard } from './booking-dialog';
import { drawBooking, loadWidget } from './draw-booking';
import { readPrefill } from './prefill';
import { speak } from '../words';

export { loadWidget };

/** Leaves for another page, in the place of the current history entry. */
type Leave = (path: string) => void;

const replace: Leave = (path) => location.replace(path);

/**
 * Leads to the page of the booking that was made at the current history entry: its hour is taken by the visitor's own booking, and what
 * became of it since is known there.
 *
 * @returns False where none was made.
 */
function leaveForMade(slug: string, leave: Leave): boolean {
  const { made = '' } = currentEntry(slug) ?? {};
  if (made) leave(made);
  return made !== '';
}

/** Does the same on each return to such an entry, also from the browser's back/forward cache. */
function followMade(slug: string, leave: Leave, signal: AbortSignal): void {
  const onReturn = () => leaveForMade(slug, leave);
  addEventListener('popstate', onReturn, { signal });
  addEventListener('pageshow', (event: PageTransitionEvent) => event.persisted && onReturn(), { signal });
}

let isOpen = false;

/** Opens the widget over the card, if it isn't open already. */
export async function openBooking(card: BookedCard, load = loadWidget, leave = replace): Promise<void> {
  if (isOpen || leaveForMade(card.slug, leave)) return;
  isOpen = true;
  const begun = beginBooking(card.slug, readPrefill(''));
  const closing = new AbortController();
  closing.signal.addEventListener('abort', () => (isOpen = false));
  followMade(card.slug, leave, closing.signal);
  try {
    await speak(card.language);
    const body = element('div', {});
    openBookingDialog(card, body, () => closing.abort());
    await drawBooking(body, begun, load, closing.signal);
  } catch (error) {
    // Nobody waits for it any more.
    if (closing.signal.aborted) return;
    isOpen = false;
    throw error;
  }
}

/** Renders the widget on the booking page. */
export async function mountBooking(
  host: Element,
  slug: string,
  language?: CardLanguage,
  load = loadWidget,
  leave = replace,
): Promise<void> {
  if (leaveForMade(slug, leave)) return;
  const open = new AbortController();
  followMade(slug, leave, open.signal);
  const begun = beginBooking(slug, readPrefill(location.search));
  await speak(language);
  // After a reload of the dialog over a card: going back changes the address, but not the page.
  addEventListener('popstate', () => {
    if (!location.pathname.endsWith('/reservar')) location.reload();
  });
  const markup = [...host.childNodes];
  try {
    await drawBooking(host, begun, load, open.signal);
  } catch (error) {
    open.abort();
    host.replaceChildren(...markup);
    throw error;
  }
}

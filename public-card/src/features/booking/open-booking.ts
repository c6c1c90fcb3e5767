import type { CardLanguage } from 'shared-lib/domain';
import { element } from '../../dom/elements';
import { beginBooking } from './begin-booking';
import { openBookingDialog, type BookedCard } from './booking-dialog';
import { drawBooking, loadWidget } from './draw-booking';
import { readPrefill } from './prefill';
import { speak } from './words';

export { loadWidget };

let isOpen = false;

/** Opens the widget over the card, if it isn't open already. */
export async function openBooking(card: BookedCard, load = loadWidget): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const begun = beginBooking(card.slug, readPrefill(''));
  const closing = new AbortController();
  closing.signal.addEventListener('abort', () => (isOpen = false));
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
): Promise<void> {
  const begun = beginBooking(slug, readPrefill(location.search));
  await speak(language);
  // Loaded anew over a card: going back changes the address, and the page is still this one.
  addEventListener('popstate', () => {
    if (!location.pathname.endsWith('/reservar')) location.reload();
  });
  const markup = [...host.childNodes];
  try {
    await drawBooking(host, begun, load, new AbortController().signal);
  } catch (error) {
    host.replaceChildren(...markup);
    throw error;
  }
}

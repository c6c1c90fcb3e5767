import type { CardLanguage } from 'shared-lib/domain';
import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from './booking-css';
import { BookingDialog, type BookedCard } from './booking-dialog';
import { BookingWidget } from './booking-widget';
import { readPrefill } from './prefill';
import { speak } from './words';

let isOpen = false;

/** Opens the widget over the card, if it isn't open already. */
export async function openBooking(card: BookedCard): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await speak(card.language);
  } catch (error) {
    isOpen = false;
    throw error;
  }
  adoptBookingCss();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    isOpen = false;
    root.unmount();
    host.remove();
  };
  root.render(<BookingDialog {...card} onClose={close} />);
}

/** Renders the widget on the booking page. */
export async function mountBooking(host: Element, slug: string, language?: CardLanguage): Promise<void> {
  await speak(language);
  adoptBookingCss();
  // Loaded anew over a card: going back changes the address, and the page is still this one.
  addEventListener('popstate', () => {
    if (!location.pathname.endsWith('/reservar')) location.reload();
  });
  createRoot(host).render(<BookingWidget slug={slug} prefill={readPrefill(location.search)} />);
}

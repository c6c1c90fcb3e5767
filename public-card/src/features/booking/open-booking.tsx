import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from './booking-css';
import { BookingDialog, type BookedCard } from './booking-dialog';
import { BookingWidget } from './booking-widget';
import { readPrefill } from './prefill';

let isOpen = false;

/** Opens the widget over the card, if it isn't open already. */
export function openBooking(card: BookedCard): void {
  if (isOpen) return;
  isOpen = true;
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
export function mountBooking(host: Element, slug: string): void {
  adoptBookingCss();
  // Loaded anew over a card: going back changes the address, and the page is still this one.
  addEventListener('popstate', () => {
    if (!location.pathname.endsWith('/reservar')) location.reload();
  });
  createRoot(host).render(<BookingWidget slug={slug} prefill={readPrefill(location.search)} />);
}

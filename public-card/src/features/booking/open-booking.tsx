import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from './booking-css';
import { BookingDialog, type BookedCard } from './booking-dialog';
import { BookingWidget } from './booking-widget';
import { readPrefill } from './prefill';

/** Opens the widget over the card. */
export function openBooking(card: BookedCard): void {
  adoptBookingCss();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<BookingDialog {...card} onClose={close} />);
}

/** Shows the widget in its place on the booking page. */
export function mountBooking(host: Element, slug: string): void {
  adoptBookingCss();
  createRoot(host).render(<BookingWidget slug={slug} prefill={readPrefill(location.search)} />);
}

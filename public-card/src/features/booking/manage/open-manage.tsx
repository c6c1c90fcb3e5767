import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from '../booking-css';
import { ManageBooking } from './manage-booking';

/** The last part of `/c/{slug}/reserva/{bookingId}`. */
const idOf = (pathname: string) => pathname.split('/')[4] ?? '';

/** Shows a booking in its place on its page; the address has what proves that one may see it. */
export function mountManage(host: Element, slug: string): void {
  adoptBookingCss();
  const token = new URLSearchParams(location.search).get('t') ?? '';
  createRoot(host).render(
    <ManageBooking slug={slug} bookingId={idOf(location.pathname)} firstToken={token} />,
  );
}

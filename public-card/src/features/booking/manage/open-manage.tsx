import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from '../booking-css';
import { ManageBooking } from './manage-booking';

/** Returns the last part of `/c/{slug}/reserva/{bookingId}` and of `/c/reserva/{bookingId}`. */
const idOf = (pathname: string) => pathname.split('/').at(-1) ?? '';

/** Renders a booking on its page, with the credentials in the address. */
export function mountManage(host: Element, slug: string): void {
  adoptBookingCss();
  const token = new URLSearchParams(location.search).get('t') ?? '';
  createRoot(host).render(
    <ManageBooking slug={slug} bookingId={idOf(location.pathname)} firstToken={token} />,
  );
}

import type { CardLanguage } from 'shared-lib/model';
import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from '../booking-css';
import { speak } from '../words';
import { ManageBooking } from './manage-booking';

/** Returns the last part of `/c/{slug}/reserva/{bookingId}` and of `/c/reserva/{bookingId}`. */
const idOf = (pathname: string) => pathname.split('/').at(-1) ?? '';

/** Renders a booking on its page, with the credentials in the address. */
export async function mountManage(host: Element, slug: string, language?: CardLanguage): Promise<void> {
  await speak(language);
  adoptBookingCss();
  const query = new URLSearchParams(location.search);
  createRoot(host).render(
    <ManageBooking
      slug={slug}
      bookingId={idOf(location.pathname)}
      firstToken={query.get('t') ?? ''}
      proof={query.get('m') ?? ''}
    />,
  );
}

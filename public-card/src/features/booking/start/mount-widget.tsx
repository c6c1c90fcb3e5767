import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BegunBooking } from './begin-booking';
import { adoptBookingCss } from '../booking-css';
import { BookingWidget } from '../booking-widget';
import type { ServiceStep } from '../steps/service-step';

/**
 * Has React go on with a booking.
 *
 * @returns A function that ends it.
 */
export function mountWidget(host: Element, begun: BegunBooking, serviceStep: ServiceStep): () => void {
  adoptBookingCss();
  const root = createRoot(host);
  // At once, so that no press and no way back falls between what was drawn before and this.
  flushSync(() => root.render(<BookingWidget begun={begun} serviceStep={serviceStep} />));
  return () => root.unmount();
}

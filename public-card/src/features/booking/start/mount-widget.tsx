import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BegunBooking } from './begin-booking';
import { adoptBookingCss } from '../booking-css';
import { BookingWidget } from '../booking-widget';
import type { ServiceStep } from '../steps/service-step';

/**
 * Renders a begun booking with React.
 *
 * @returns A function that unmounts it.
 */
export function mountWidget(host: Element, begun: BegunBooking, serviceStep: ServiceStep): () => void {
  adoptBookingCss();
  const root = createRoot(host);
  // Synchronously, so that no press and no navigation falls between the markup before React and this.
  flushSync(() => root.render(<BookingWidget begun={begun} serviceStep={serviceStep} />));
  return () => root.unmount();
}

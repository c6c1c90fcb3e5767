import { dialled, dialledDigits, withCountryCode } from 'shared-lib/model';
import { HOLDS_TIME, type Booking } from 'shared-lib/model/booking';
import { reminderText, type ReminderOptions } from '../../booking-data/reminder-text';

/** Links to contact a customer; `null` for missing contact data. */
export interface CustomerLinks {
  mail: string | null;
  call: string | null;
  /** Link with a reminder of the booking; `null` without a number, and once the booking has begun. */
  whatsApp: string | null;
}

/** Returns the digits of a number with its country code, as WhatsApp needs them; empty without a code. */
function international(phone: string): string {
  return dialled(phone).startsWith('+') ? dialledDigits(phone) : '';
}

/** Reports whether a booking is still to take place. */
const isComing = ({ status, start, erasedAt }: Booking, now: number): boolean =>
  HOLDS_TIME.has(status) && erasedAt === undefined && start > now;

/**
 * Returns the links that write to a customer, call them, or send them a reminder. A number without a country code gets
 * that of the zone that they booked from; where the zone has none, WhatsApp asks for the recipient.
 *
 * @param now - Milliseconds since the epoch.
 */
export function customerLinks(booking: Booking, now: number, options: ReminderOptions = {}): CustomerLinks {
  const { email, phone } = booking.customer;
  const dial = dialled(phone);
  const number = international(withCountryCode(phone, booking.zone));
  const reminder = encodeURIComponent(reminderText(booking, options));
  return {
    mail: email === '' ? null : `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    call: dial === '' ? null : `tel:${dial}`,
    whatsApp: dial !== '' && isComing(booking, now) ? `https://wa.me/${number}?text=${reminder}` : null,
  };
}

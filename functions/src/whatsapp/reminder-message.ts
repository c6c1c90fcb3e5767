import { dialled, dialledDigits, firstNameOf, withCountryCode } from 'shared-lib/model';
import { TEMPLATE_LANGUAGES, type Booking } from 'shared-lib/model/booking';
import { momentFormat } from 'shared-lib/model/languages';
import type { WhatsAppDocument } from 'shared-lib/documents';
import { reminderPath } from '../bookings/record/booking-token';
import { cleanLine } from '../bookings/book/clean-text';
import { mailOrigins } from '../mail/mail-origins';
import { zoneName } from '../mail/zone-name';
import type { TemplateMessage } from './whatsapp-client';

/** Longest text of one parameter: a template with its four has at most 1,024 characters. */
const MAX_PARAMETER = 200;

/** Returns a text as a parameter may be: on one line, without runs of spaces, never empty. */
function parameter(text: string, most = MAX_PARAMETER): string {
  const line = Array.from(cleanLine(text).replace(/\s+/g, ' ')).slice(0, most).join('');
  return line === '' ? '-' : line;
}

/** Returns the digits of the number of a booking's visitor; empty for one whose country isn't known. */
function recipientOf({ customer, zone }: Pick<Booking, 'customer' | 'zone'>): string {
  const phone = withCountryCode(customer.phone, zone);
  return dialled(phone).startsWith('+') ? dialledDigits(phone) : '';
}

/**
 * Returns the message that reminds of a booking: first name, service, moment by the visitor's clocks and the link to confirm or cancel.
 * `null` for a number that can't be dialled.
 *
 * @param address - Address of the booking's card now; empty for none.
 */
export function reminderMessage(
  booking: Booking,
  { template, language }: Pick<WhatsAppDocument, 'template' | 'language'>,
  { address, ownerZone }: { address: string; ownerZone: string },
): TemplateMessage | null {
  const to = recipientOf(booking);
  if (to === '') return null;
  const { start, zone } = booking;
  const spoken = TEMPLATE_LANGUAGES[language];
  const moment = momentFormat(spoken, zone).format(start);
  const isElsewhere = momentFormat(spoken, ownerZone).format(start) !== moment;
  const link = `${mailOrigins().cardOrigin}${reminderPath(booking, address)}`;
  return {
    ...{ to, template, language },
    parameters: [
      parameter(firstNameOf(booking.customer.name)),
      parameter(booking.service.name),
      parameter(isElsewhere ? `${moment} (${zoneName(spoken, zone, start)})` : moment),
      parameter(link, 400),
    ],
  };
}

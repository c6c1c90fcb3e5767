import type { Booking } from 'shared-lib/domain/booking';
import { dayInWords, timeInWords, zoneInWords } from '../../booking-data/booking-times';

/** Ways to reach who booked; `null` for what they didn't say. */
export interface CustomerLinks {
  mail: string | null;
  call: string | null;
  whatsApp: string;
}

/** The digits of a number with its country, as WhatsApp takes them; empty where the country isn't said. */
function international(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return dialled.startsWith('+') ? dialled.slice(1).replaceAll('+', '') : '';
}

/** What reminds of a booking, in its visitor's language, with the clocks of their zone. */
export function reminderText({ customer, service, start, zone, language }: Booking): string {
  const firstName = customer.name.trim().split(/\s+/)[0] ?? '';
  const [day, time] = [dayInWords(start, zone, Date.now(), language), timeInWords(start, zone)];
  const city = zoneInWords(zone).replace(/^hora (de )?/, '');
  return language === 'en'
    ? `Hi ${firstName}, this is a reminder of your appointment «${service.name}» on ${day} at ${time} (${city} time).`
    : `Hola, ${firstName}: te recuerdo tu cita «${service.name}» el ${day} a las ${time} (${zoneInWords(zone)}).`;
}

/** Links that write to somebody, call them, or send them a reminder. Without a country WhatsApp asks whom to send it to. */
export function customerLinks(booking: Booking): CustomerLinks {
  const { email, phone } = booking.customer;
  const dialled = phone.replace(/[^\d+]/g, '');
  return {
    mail: email === '' ? null : `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    call: dialled === '' ? null : `tel:${dialled}`,
    whatsApp: `https://wa.me/${international(phone)}?text=${encodeURIComponent(reminderText(booking))}`,
  };
}

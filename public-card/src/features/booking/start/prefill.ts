import { addDays, BOOKING_LIMITS, type LocalDate } from 'shared-lib/model/booking';

/** Values that a link to the booking page may contain. */
export interface Prefill {
  serviceId: string;
  date: LocalDate | null;
  name: string;
  email: string;
  phone: string;
  notes: string;
}

/** Matches invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

function line(text: string | null, most: number): string {
  return (text ?? '').replace(/\s+/g, ' ').replace(UNSEEN, '').trim().slice(0, most);
}

function lines(text: string | null, most: number): string {
  return (text ?? '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((part) => line(part, most))
    .join('\n')
    .trim()
    .slice(0, most);
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isOnCalendar(text);

function isOnCalendar(date: LocalDate): boolean {
  try {
    return addDays(date, 0) === date;
  } catch {
    return false;
  }
}

/**
 * Parses the values in an address. Anybody can write a link, so that every value is validated, and invalid ones are
 * left out.
 *
 * @param query - `location.search`
 */
export function readPrefill(query: string): Prefill {
  const params = new URLSearchParams(query);
  const date = params.get('fecha') ?? '';
  const serviceId = params.get('servicio') ?? '';
  return {
    serviceId: /^[\w-]{1,128}$/.test(serviceId) ? serviceId : '',
    date: isDate(date) ? date : null,
    name: line(params.get('nombre'), BOOKING_LIMITS.name),
    email: line(params.get('email'), BOOKING_LIMITS.email),
    phone: line(params.get('telefono'), BOOKING_LIMITS.phone),
    notes: lines(params.get('notas'), BOOKING_LIMITS.notes),
  };
}

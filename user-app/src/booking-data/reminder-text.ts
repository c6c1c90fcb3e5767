import { firstNameOf, isolated, isOneOf, keysOf, type CardLanguage } from 'shared-lib/model';
import { zoneCity, type Booking } from 'shared-lib/model/booking';
import { momentFormat } from 'shared-lib/model/languages';
import { dayInWords, timeInWords, zoneInWords, zonesDiffer } from './booking-times';
import { ANSWER_LINES, REMINDERS } from './reminder-words';

/** Placeholders of an owner's own text, in the order in which they are offered. */
export const PLACEHOLDERS = ['{nombre}', '{servicio}', '{fecha}', '{hora}', '{enlace}'] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

/** Text from which an owner's own begins: the product's, in Spanish. */
export const FIRST_TEXT =
  'Hola, {nombre}: te recuerdo tu cita «{servicio}» el {fecha} a las {hora}.\n\nConfirma o cancela aquí: {enlace}';

/** Facts of a booking that its reminder has. */
export type Reminded = Pick<Booking, 'start' | 'zone' | 'language'> & {
  customer: Pick<Booking['customer'], 'name'>;
  service: Pick<Booking['service'], 'name'>;
};

/** Circumstances of a reminder. */
export interface ReminderOptions {
  /** Owner's own text; empty for the product's. It is for those who booked in Spanish, as it can't be translated. */
  text?: string;
  /** Address at which the visitor confirms or cancels; empty for none. */
  link?: string;
  /** Owner's zone, whose clocks need no name. */
  zone?: string;
}

/** Returns the city of a zone as its name has it: `Mexico City`; in Spanish where the language is. */
function cityIn(language: CardLanguage, zone: string): string {
  return language === 'es' ? zoneCity(zone) : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Returns a text without the lines that need the link, unless nothing else is in it. */
function withoutLink(text: string): string {
  const lines = text.split('\n').filter((line) => !line.includes('{enlace}'));
  return (lines.join('').trim() === '' ? text : lines.join('\n')).trim();
}

/** Fills in an owner's own text. */
function filledText(
  booking: Reminded,
  { text = '', link = '', zone = booking.zone }: ReminderOptions,
): string {
  const { customer, service, start } = booking;
  const clock = timeInWords(start, booking.zone);
  const isElsewhere = zonesDiffer(start, zone, booking.zone);
  const values: Record<Placeholder, string> = {
    '{nombre}': isolated(firstNameOf(customer.name)),
    '{servicio}': isolated(service.name),
    // Without the comma that a date has on its own.
    '{fecha}': dayInWords(start, booking.zone).replace(', ', ' '),
    '{hora}': isElsewhere ? `${clock} (${zoneInWords(booking.zone)})` : clock,
    '{enlace}': link,
  };
  return (link === '' ? withoutLink(text) : text).replace(
    /\{(nombre|servicio|fecha|hora|enlace)\}/g,
    (placeholder) => (isOneOf(keysOf(values), placeholder) ? values[placeholder] : placeholder),
  );
}

/** Returns the text of a reminder, in the visitor's time zone: the owner's own text, or the default in the visitor's language. */
export function reminderText(booking: Reminded, options: ReminderOptions = {}): string {
  const { customer, service, start, zone, language } = booking;
  const { text = '', link = '' } = options;
  if (text !== '' && language === 'es') return filledText(booking, options);
  const reminder = REMINDERS[language]({
    name: isolated(firstNameOf(customer.name)),
    service: isolated(service.name),
    moment: momentFormat(language, zone).format(start),
    city: cityIn(language, zone),
  });
  return link === '' ? reminder : `${reminder}\n\n${ANSWER_LINES[language]} ${link}`;
}

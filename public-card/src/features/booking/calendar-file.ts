import type { VisitorBooking } from 'shared-lib/domain/booking';

const compact = (instant: number) =>
  new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Longest line of the format, in bytes; what is longer goes on behind a space. */
const LINE_BYTES = 75;

function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1)!;
    if (encoder.encode(last + character).length > LINE_BYTES) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/**
 * An appointment as a calendar file (RFC 5545). It has the name that the mail about it uses, so that a calendar which gets
 * both keeps one.
 *
 * @param now - The server's time, in milliseconds since the epoch.
 */
export function calendarFile(
  { id, start, end, service, status }: VisitorBooking,
  { title, description, now }: { title: string; description: string; now: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tarjetero//Reservas//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@tarjetero`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(service.place.detail ? [`LOCATION:${escape(service.place.detail)}`] : []),
    `STATUS:${status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

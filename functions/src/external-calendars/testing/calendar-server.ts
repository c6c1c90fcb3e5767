import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** Host of the calendars of tests, which a stub of DNS resolves. */
export const CALENDAR_HOST = 'calendario.ejemplo.com';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a calendar with these lines. */
export const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//ES', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** Returns the lines of an event. */
export const eventOf = (uid: string, ...lines: string[]): string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z'],
  ...lines,
  'END:VEVENT',
];

/**
 * Starts a calendar's server on this machine.
 *
 * @param isSecure - True for TLS with a certificate of its own for {@link CALENDAR_HOST}.
 */
export async function startCalendarServer(answer: Answer, isSecure: boolean) {
  const names = [{ name: 'commonName', value: CALENDAR_HOST }];
  const extensions = [{ name: 'subjectAltName', altNames: [{ type: 2, value: CALENDAR_HOST }] }];
  const { private: key, cert } = await generate(names, { keySize: 2048, extensions } as never);
  const server = isSecure ? createHttps({ key, cert }, answer) : createHttp(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    cert,
    origin: isSecure ? `https://${CALENDAR_HOST}:${port}` : `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

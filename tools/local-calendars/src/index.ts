import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerRequest } from './answer';
import { newGoogle } from './google/google-world';
import { localGoogle, type GooglePress, type LocalGoogle } from './google/local-google';
import { localMicrosoft, type LocalMicrosoft, type MicrosoftPress } from './microsoft/local-microsoft';
import { newMicrosoft } from './microsoft/microsoft-world';
import {
  deleteEvent,
  newUser,
  storeEvent,
  type CalendarFault,
  type LocalCalendar,
  type World,
} from './world';

export type { CalendarFault, GooglePress, LocalGoogle, LocalMicrosoft, MicrosoftPress };
export { GOOGLE_KEYS } from './google/google-world';
export { MICROSOFT_KEYS } from './microsoft/microsoft-world';

/** User that the server begins with. */
export const DEMO_USER = { username: 'ana', password: 'calendario' };

/** A running server, with what people do in their calendars as functions for tests. */
export interface LocalCalendars {
  /** Address for clients of CalDAV. */
  origin: string;
  /** Returns the requests so far as `PUT /dav/calendars/ana/personal/x.ics`. */
  requests(): readonly string[];
  /** Returns the events of a calendar of Ana's by their names. */
  events(calendar: string): Record<string, string>;
  /** Stores an event in a calendar of Ana's. */
  put(calendar: string, name: string, data: string): void;
  /** Deletes an event of a calendar of Ana's. */
  remove(calendar: string, name: string): void;
  /** Changes Ana's password, as its owner does at their provider. */
  setPassword(password: string): void;
  /** The stand-in of Google, at the same address. */
  google: LocalGoogle;
  /** The stand-in of Microsoft, at the same address. */
  microsoft: LocalMicrosoft;
  /** Changes how requests are answered. */
  fail(fault: CalendarFault): void;
  close(): Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Starts the server on loopback. Several in one process share nothing.
 *
 * @param options.port - 0 takes a free port.
 */
export async function startLocalCalendars({ port = 0 }: { port?: number } = {}): Promise<LocalCalendars> {
  const ana = newUser(DEMO_USER.password);
  const world: World = {
    users: new Map([[DEMO_USER.username, ana]]),
    google: newGoogle(),
    microsoft: newMicrosoft(),
    ...{ fault: 'none', requests: [] },
  };
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => answerRequest(world, request, response, body),
      () => response.destroy(),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const calendarOf = (id: string): LocalCalendar => {
    const found = ana.calendars.get(id);
    if (!found) throw new Error(`There is no calendar ${id}`);
    return found;
  };
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    origin,
    google: localGoogle(world.google, `${origin}/google`),
    microsoft: localMicrosoft(world.microsoft, `${origin}/microsoft`),
    requests: () => world.requests,
    events: (id) => Object.fromEntries([...calendarOf(id).events].map(([name, { data }]) => [name, data])),
    put: (id, name, data) => void storeEvent(calendarOf(id), name, data),
    remove: (id, name) => void deleteEvent(calendarOf(id), name),
    setPassword: (password) => {
      ana.password = password;
    },
    fail: (fault) => {
      world.fault = fault;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

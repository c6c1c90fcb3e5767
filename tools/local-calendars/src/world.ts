import type { GoogleWorld } from './google/google-world';
import type { MicrosoftWorld } from './microsoft/microsoft-world';

/** An event as it is stored: a calendar file with one event. */
interface StoredEvent {
  data: string;
  etag: string;
}

/** A calendar of a user. */
export interface LocalCalendar {
  name: string;
  isReadOnly: boolean;
  /** Rises with each change. */
  state: number;
  events: Map<string, StoredEvent>;
}

/** A user with their calendars by the last part of their address. */
export interface LocalUser {
  password: string;
  calendars: Map<string, LocalCalendar>;
}

/** Behaviour of the server until further notice: as it should be, no answer, or an error. */
export type CalendarFault = 'none' | 'silent' | 'broken';

/** Everything that the server knows. */
export interface World {
  users: Map<string, LocalUser>;
  google: GoogleWorld;
  microsoft: MicrosoftWorld;
  fault: CalendarFault;
  /** Requests so far, as `PUT /dav/calendars/ana/personal/x.ics`. */
  requests: string[];
}

const calendar = (name: string, isReadOnly = false): LocalCalendar => ({
  ...{ name, isReadOnly, state: 0 },
  events: new Map(),
});

/** Returns a user with a calendar that can be written and one that can't. */
export const newUser = (password: string): LocalUser => ({
  password,
  calendars: new Map([
    ['personal', calendar('Personal')],
    ['festivos', calendar('Festivos', true)],
  ]),
});

let tags = 0;

/** Stores an event in a calendar, over an earlier one of its name. */
export function storeEvent(into: LocalCalendar, name: string, data: string): string {
  tags += 1;
  const etag = `"${tags}"`;
  into.events.set(name, { data, etag });
  into.state += 1;
  return etag;
}

/** Deletes an event; returns false when there is none. */
export function deleteEvent(from: LocalCalendar, name: string): boolean {
  from.state += 1;
  return from.events.delete(name);
}

import { pressConsent } from '../consent-form';
import { revokeAccount } from '../consents';
import { GOOGLE_ACCOUNTS, type GoogleEvent, type GoogleWorld } from './google-world';

/** Choices on the page of consent; by default everything is allowed by the first account. */
export interface GooglePress {
  button?: 'allow' | 'refuse';
  account?: (typeof GOOGLE_ACCOUNTS)[number];
  /** Permissions that are unticked, by the ends of their names. */
  without?: readonly string[];
}

/** Deeds of people at Google, as functions for tests; without an account those of Ana. */
export interface LocalGoogle {
  /** Address for `GOOGLE_CALENDAR_ORIGIN`. */
  origin: string;
  /** Opens a page of consent, presses a button there and returns what it sends back. */
  press(url: string, press?: GooglePress): Promise<URLSearchParams>;
  /** Returns the events of a calendar that aren't deleted. */
  events(calendar?: string): GoogleEvent[];
  /** Stores an event. */
  put(event: GoogleEvent, calendar?: string): void;
  /** Deletes an event as its owner does. */
  remove(id: string, calendar?: string): void;
  /** Removes a calendar whole. */
  removeCalendar(calendar?: string): void;
  /** Takes the consents of an account away. */
  revoke(account?: string): void;
  /** Ends the next token of access before its time. */
  expire(): void;
  /** Returns the number of consents that are in force. */
  consents(): number;
}

const [ANA] = GOOGLE_ACCOUNTS;

/** Returns the functions of a stand-in for tests. */
export function localGoogle(google: GoogleWorld, origin: string): LocalGoogle {
  const calendarOf = (id: string) => {
    const found = google.accounts.get(ANA)?.get(id);
    if (!found) throw new Error(`There is no calendar ${id}`);
    return found;
  };
  return {
    origin,
    press: (url, { button = 'allow', account = ANA, without = [] } = {}) =>
      pressConsent(origin, url, { button, account, without }),
    events: (id = ANA) => [...calendarOf(id).events.values()].filter(({ status }) => status !== 'cancelled'),
    put: (event, id = ANA) => void calendarOf(id).events.set(event.id, event),
    remove: (event, id = ANA) => {
      const stored = calendarOf(id).events.get(event);
      if (stored) stored.status = 'cancelled';
    },
    removeCalendar: (id = ANA) => void google.accounts.get(ANA)?.delete(id),
    revoke: (account = ANA) => revokeAccount(google, account),
    expire: () => {
      google.isExpiring = true;
    },
    consents: () => [...google.refreshTokens.values()].filter(({ isRevoked }) => !isRevoked).length,
  };
}

import { revokeAccount } from './google-tokens';
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
  removeCalendar(calendar: string): void;
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
    press: async (url, { button = 'allow', account = ANA, without = [] } = {}) => {
      const page = await fetch(url);
      if (!page.ok) throw new Error(await page.text());
      const html = await page.text();
      const form = new URLSearchParams({ account, press: button });
      for (const [, name = '', value = ''] of html.matchAll(
        /type="(?:hidden|checkbox)" name="(\w+)" value="([^"]*)"/g,
      ))
        if (!without.some((end) => value.endsWith(end))) form.append(name, value.replaceAll('&amp;', '&'));
      const answer = await fetch(`${origin}/consent`, { method: 'POST', body: form, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').searchParams;
    },
    events: (id = ANA) => [...calendarOf(id).events.values()].filter(({ status }) => status !== 'cancelled'),
    put: (event, id = ANA) => void calendarOf(id).events.set(event.id, event),
    remove: (event, id = ANA) => {
      const stored = calendarOf(id).events.get(event);
      if (stored) stored.status = 'cancelled';
    },
    removeCalendar: (id) => void google.accounts.get(ANA)?.delete(id),
    revoke: (account = ANA) => revokeAccount(google, account),
    expire: () => {
      google.isExpiring = true;
    },
    consents: () => [...google.refreshTokens.values()].filter(({ isRevoked }) => !isRevoked).length,
  };
}

import { noConsents, type Consents } from '../consents';

/** Time of an event: an instant, or a date for one of whole days. */
export interface EventTime {
  dateTime?: string;
  date?: string;
}

/** An event as Google's API returns it. */
export interface GoogleEvent {
  id: string;
  start: EventTime;
  end: EventTime;
  status?: string;
  transparency?: string;
  summary?: string;
  [field: string]: unknown;
}

/** A calendar of somebody's at Google. */
export interface GoogleCalendar {
  summary: string;
  isPrimary: boolean;
  accessRole: 'owner' | 'writer' | 'reader';
  /** Events by their ids; deleted ones stay with the status `cancelled`. */
  events: Map<string, GoogleEvent>;
}

/** Everything that the stand-in of Google knows. */
export interface GoogleWorld extends Consents {
  /** Calendars by their ids, by account. */
  accounts: Map<string, Map<string, GoogleCalendar>>;
  /** True until the next request with a token of access, which has ended before its time. */
  isExpiring: boolean;
}

/** Keys of the operator that the stand-in takes. */
export const GOOGLE_KEYS = {
  clientId: 'local.apps.googleusercontent.com',
  clientSecret: 'local-secret',
};

/** Accounts that one may sign in with, without a password. */
export const GOOGLE_ACCOUNTS = ['ana@google.test', 'luis@google.test'] as const;

const calendar = (
  summary: string,
  accessRole: GoogleCalendar['accessRole'],
  isPrimary = false,
): GoogleCalendar => ({ ...{ summary, accessRole, isPrimary }, events: new Map() });

/** Returns the calendars of an account: their own, one of others that can be read, and another one of theirs. */
const calendarsOf = (account: string) =>
  new Map([
    ['festivos@google.test', calendar('Festivos', 'reader')],
    ['trabajo@google.test', calendar('Trabajo', 'owner')],
    [account, calendar(account, 'owner', true)],
  ]);

/** Returns a stand-in in which nobody has given a consent. */
export const newGoogle = (): GoogleWorld => ({
  accounts: new Map(GOOGLE_ACCOUNTS.map((account) => [account, calendarsOf(account)])),
  ...noConsents(),
  isExpiring: false,
});

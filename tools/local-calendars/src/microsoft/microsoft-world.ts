import { noConsents, type Consents } from '../consents';

/** Time of an event: the clock of a zone, which is UTC here. */
export interface GraphTime {
  dateTime: string;
  timeZone: string;
}

/** A property of an event with a name of a program's own. */
export interface ExtendedProperty {
  id: string;
  value: string;
}

/** An event as Graph returns it. */
export interface GraphEvent {
  id: string;
  start: GraphTime;
  end: GraphTime;
  subject?: string;
  showAs?: string;
  isAllDay?: boolean;
  isCancelled?: boolean;
  transactionId?: string;
  singleValueExtendedProperties?: ExtendedProperty[];
  [field: string]: unknown;
}

/** A calendar of somebody's at Microsoft. */
export interface MicrosoftCalendar {
  name: string;
  canEdit: boolean;
  isDefaultCalendar: boolean;
  events: Map<string, GraphEvent>;
  /** Ids of the transactions that made an event, deleted ones as well. */
  transactions: Map<string, string>;
}

/** Next answer of Graph that is another one than it should be: a token that has ended before its time, or too many requests. */
export type GraphFault = 'none' | 'expired' | 'throttled';

/** Everything that the stand-in of Microsoft knows. */
export interface MicrosoftWorld extends Consents {
  /** Calendars by their ids, by account. */
  accounts: Map<string, Map<string, MicrosoftCalendar>>;
  /** Fault of the next request to Graph. */
  next: GraphFault;
  /** True while an organisation lets only its administrator consent. */
  needsApproval: boolean;
  /** Address of further pages of lists; empty for that of the first page. */
  pagesAt: string;
}

/** Keys of the operator that the stand-in takes. */
export const MICROSOFT_KEYS = {
  clientId: '11111111-2222-4333-8444-555555555555',
  clientSecret: 'local-secret',
};

/** Accounts that one may sign in with, without a password. */
export const MICROSOFT_ACCOUNTS = ['ana@outlook.test', 'luis@outlook.test'] as const;

const calendar = (name: string, canEdit: boolean, isDefaultCalendar = false): MicrosoftCalendar => ({
  ...{ name, canEdit, isDefaultCalendar },
  ...{ events: new Map(), transactions: new Map() },
});

/** Returns the calendars of an account: one that can be read, another one of theirs, and their own. */
const calendarsOf = (account: string) => {
  const id = (name: string) => `${name}-${account.split('@')[0]}=`;
  return new Map([
    [id('festivos'), calendar('Festivos de España', false)],
    [id('trabajo'), calendar('Trabajo', true)],
    [id('propio'), calendar('Calendario', true, true)],
  ]);
};

/** Returns a stand-in in which nobody has given a consent. */
export const newMicrosoft = (): MicrosoftWorld => ({
  accounts: new Map(MICROSOFT_ACCOUNTS.map((account) => [account, calendarsOf(account)])),
  ...noConsents(),
  ...{ next: 'none', needsApproval: false, pagesAt: '' },
});

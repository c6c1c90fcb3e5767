import { pressConsent } from '../consent-form';
import { revokeAccount } from '../consents';
import { MICROSOFT_ACCOUNTS, type GraphEvent, type MicrosoftWorld } from './microsoft-world';

/** Choices on the page of consent; by default everything is allowed by the first account. */
export interface MicrosoftPress {
  button?: 'allow' | 'refuse';
  account?: (typeof MICROSOFT_ACCOUNTS)[number];
}

/** Deeds of people at Microsoft, as functions for tests; without an account those of Ana, without a calendar in her own. */
export interface LocalMicrosoft {
  /** Address for `MICROSOFT_CALENDAR_ORIGIN`. */
  origin: string;
  /** Opens a page of consent, presses a button there and returns what it sends back. */
  press(url: string, press?: MicrosoftPress): Promise<URLSearchParams>;
  /** Returns the events of a calendar. */
  events(calendar?: string): GraphEvent[];
  /** Stores an event. */
  put(event: GraphEvent, calendar?: string): void;
  /** Deletes an event as its owner does. */
  remove(id: string, calendar?: string): void;
  /** Removes a calendar whole. */
  removeCalendar(calendar?: string): void;
  /** Takes the consents of an account away. */
  revoke(account?: string): void;
  /** Ends the next token of access before its time. */
  expire(): void;
  /** Ends all tokens of access before their time. */
  expireAll(): void;
  /** Answers the next request to Graph as one too many. */
  throttle(): void;
  /** Says whether an organisation lets only its administrator consent. */
  setApproval(isNeeded: boolean): void;
  /** Leads from a page of a list to the next one at another address; empty for the same. */
  leadPagesTo(origin: string): void;
  /** Returns the tokens for later that are in force, the newest last. */
  refreshTokens(): string[];
}

const [ANA] = MICROSOFT_ACCOUNTS;

/** Id of Ana's own calendar. */
const OWN = 'propio-ana=';

/** Returns the functions of a stand-in for tests. */
export function localMicrosoft(microsoft: MicrosoftWorld, origin: string): LocalMicrosoft {
  const calendarOf = (id: string) => {
    const found = microsoft.accounts.get(ANA)?.get(id);
    if (!found) throw new Error(`There is no calendar ${id}`);
    return found;
  };
  return {
    origin,
    press: (url, { button = 'allow', account = ANA } = {}) => pressConsent(origin, url, { button, account }),
    events: (id = OWN) => [...calendarOf(id).events.values()],
    put: (event, id = OWN) => void calendarOf(id).events.set(event.id, event),
    remove: (event, id = OWN) => void calendarOf(id).events.delete(event),
    removeCalendar: (id = OWN) => void microsoft.accounts.get(ANA)?.delete(id),
    revoke: (account = ANA) => revokeAccount(microsoft, account),
    expire: () => {
      microsoft.next = 'expired';
    },
    expireAll: () => microsoft.accessTokens.clear(),
    throttle: () => {
      microsoft.next = 'throttled';
    },
    setApproval: (isNeeded) => {
      microsoft.needsApproval = isNeeded;
    },
    leadPagesTo: (elsewhere) => {
      microsoft.pagesAt = elsewhere;
    },
    refreshTokens: () =>
      [...microsoft.refreshTokens].filter(([, { isRevoked }]) => !isRevoked).map(([token]) => token),
  };
}

import type { CollectionReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  CALENDAR_MAKERS,
  signInOf,
  type CalendarProblem,
  type CalendarSignIn,
  type CalendarSource,
  type CalendarSourceKind,
} from 'shared-lib/model';
import type { LocalDate } from 'shared-lib/model/booking';

/** User of a calendar's server, and a calendar of theirs. */
export interface SourceAccount {
  /** Missing in documents of the time before there was a choice, which are of CalDAV. */
  kind?: 'caldav' | CalendarSignIn;
  username: string;
  /** Password, or the token of a consent, as `seal` encrypted it for {@link sealContext}. */
  sealed: string;
  name: string;
  isWritable: boolean;
}

/** Bookings that are written to a calendar. */
export interface SourceWriting {
  /** Time at which it began; bookings that had ended by then aren't written. */
  since: Timestamp;
  /** Start of the last booking that was written at the beginning; `null` once all those to come have been. */
  nextStart: Timestamp | null;
  /** Changes of bookings up to this time have been written. */
  upTo: Timestamp;
  /** Changes around that time, in milliseconds since the epoch by booking, which need no second writing. */
  written: Record<string, number>;
  failing: { since: Timestamp; problem: CalendarProblem } | null;
}

/** `users/{uid}/calendarSources/{id}`: no client reads it, as its address opens a calendar. */
export interface SourceDocument {
  /** Secret address of a calendar's file, or with an account the address of the calendar at its server. */
  address: string;
  /** Missing for a calendar that was added by its address alone. */
  account?: SourceAccount;
  /** Missing while no bookings are written to it, like the next. */
  writing?: SourceWriting;
  /** Time at which changes of bookings are written next. */
  writeDueAt?: Timestamp;
  allDayBlocks: boolean;
  createdAt: Timestamp;
  /** Time at which it is read next. */
  dueAt: Timestamp;
  /** Time of the last attempt. */
  triedAt: Timestamp;
  /** Last success. */
  readAt: Timestamp;
  /** Tag of the calendar at the last success, and what it was read for: another range, zone or choice reads it whole. */
  etag: string;
  readFor: string;
  found: number;
  allDayDates: LocalDate[];
  failing: { since: Timestamp; problem: CalendarProblem; isTold: boolean } | null;
  /** Id of the reading whose times are being stored; an earlier one that is still at it stops. */
  reading: string;
}

/** Returns the kind of a calendar. */
export const kindOf = ({ account }: Pick<SourceDocument, 'account'>): CalendarSourceKind =>
  account ? (account.kind ?? 'caldav') : 'address';

/** Returns where a calendar is, as its owner knows it: its maker, or the host of its address. */
export function placeOf(source: Pick<SourceDocument, 'account' | 'address'>): string {
  const maker = signInOf(kindOf(source));
  return maker ? CALENDAR_MAKERS[maker].name : new URL(source.address).hostname;
}

/** Returns what a calendar's password is encrypted for: another owner's document gives it no use. */
export const sealContext = (uid: string, sourceId: string): string => `${uid}/${sourceId}`;

/** Refers to the calendars of an owner. */
export const sourcesOf = (db: Firestore, uid: string): CollectionReference =>
  db.collection(`users/${uid}/calendarSources`);

/** Letters of an address that its owner sees. */
const ENDING = 4;

/** Returns the last letters of an address in which calendars of one host differ: Google's all end with `/basic.ics`. */
const endingOf = (address: string): string => address.replace(/(\/basic)?\.ics$/i, '').slice(-ENDING);

const shownFailure = (failing: { since: Timestamp; problem: CalendarProblem } | null) =>
  failing && { since: failing.since.toMillis(), problem: failing.problem };

/** Returns a calendar as its owner sees it, without its address. */
export function toSource(stored: DocumentSnapshot): CalendarSource {
  const source = stored.data() as SourceDocument;
  const { address, account, writing, allDayBlocks, found, allDayDates, readAt, failing } = source;
  return {
    id: stored.id,
    kind: kindOf(source),
    host: placeOf(source),
    ending: account ? account.username.slice(-ENDING) : endingOf(address),
    name: account?.name ?? '',
    ...{ allDayBlocks, found, allDayDates },
    readAt: readAt.toMillis(),
    failing: shownFailure(failing),
    writing: account?.isWritable
      ? { isOn: writing !== undefined, failing: shownFailure(writing?.failing ?? null) }
      : null,
  };
}

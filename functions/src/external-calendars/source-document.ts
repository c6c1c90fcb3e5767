import type { CollectionReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CalendarProblem, CalendarSource } from 'shared-lib/model';
import type { LocalDate } from 'shared-lib/model/booking';

/** `users/{uid}/calendarSources/{id}`: no client reads it, as its address opens a calendar. */
export interface SourceDocument {
  address: string;
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

/** Refers to the calendars of an owner. */
export const sourcesOf = (db: Firestore, uid: string): CollectionReference =>
  db.collection(`users/${uid}/calendarSources`);

/** Letters of an address that its owner sees. */
const ENDING = 4;

/** Returns the last letters of an address in which calendars of one host differ: Google's all end with `/basic.ics`. */
const endingOf = (address: string): string => address.replace(/(\/basic)?\.ics$/i, '').slice(-ENDING);

/** Returns a calendar as its owner sees it, without its address. */
export function toSource(stored: DocumentSnapshot): CalendarSource {
  const { address, allDayBlocks, found, allDayDates, readAt, failing } = stored.data() as SourceDocument;
  return {
    id: stored.id,
    host: new URL(address).hostname,
    ending: endingOf(address),
    ...{ allDayBlocks, found, allDayDates },
    readAt: readAt.toMillis(),
    failing: failing && { since: failing.since.toMillis(), problem: failing.problem },
  };
}

import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import {
  CALENDAR_MAKERS,
  CALENDAR_PROBLEMS,
  CALENDAR_SIGN_INS,
  signInOf,
  type CalendarSource,
  type CalendarSourceKind,
} from 'shared-lib/model';
import { z } from 'zod';
import { readEachStored, readStored, requireStored, timestamp } from '../stored/read-stored';

const accountSchema = z.object({
  /** Missing in documents of the time before there was a choice, which are of CalDAV. */
  kind: z.enum(['caldav', ...CALENDAR_SIGN_INS]).optional(),
  username: z.string(),
  /** Password, or the token of a consent, as `seal` encrypted it for {@link sealContext}. */
  sealed: z.string(),
  name: z.string(),
  isWritable: z.boolean(),
});

/** User of a calendar's server, and a calendar of theirs. */
export type SourceAccount = z.infer<typeof accountSchema>;

const failure = z.object({ since: timestamp, problem: z.enum(CALENDAR_PROBLEMS) });

const writingSchema = z.object({
  /** Time at which it began; bookings that had ended by then aren't written. */
  since: timestamp,
  /** Start of the last booking that was written at the beginning; `null` once all those to come have been. */
  nextStart: timestamp.nullable(),
  /** Changes of bookings up to this time have been written. */
  upTo: timestamp,
  /** Changes around that time, in milliseconds since the epoch by booking, which need no second writing. */
  written: z.record(z.string(), z.number()),
  failing: failure.nullable(),
});

/** Bookings that are written to a calendar. */
export type SourceWriting = z.infer<typeof writingSchema>;

const sourceSchema = z.object({
  /** Secret address of a calendar's file, or with an account the address of the calendar at its server. */
  address: z.string(),
  /** Missing for a calendar that was added by its address alone. */
  account: accountSchema.optional(),
  /** Missing while no bookings are written to it, like the next. */
  writing: writingSchema.optional(),
  /** Time at which changes of bookings are written next. */
  writeDueAt: timestamp.optional(),
  allDayBlocks: z.boolean(),
  createdAt: timestamp,
  /** Time at which it is read next. */
  dueAt: timestamp,
  /** Time of the last attempt. */
  triedAt: timestamp,
  /** Last success. */
  readAt: timestamp,
  /** Tag of the calendar at the last success, and what it was read for: another range, zone or choice reads it whole. */
  etag: z.string(),
  readFor: z.string(),
  found: z.number(),
  allDayDates: z.array(z.string()),
  failing: failure.extend({ isTold: z.boolean() }).nullable(),
  /** Id of the reading whose times are being stored; an earlier one that is still at it stops. */
  reading: z.string(),
});

/** `users/{uid}/calendarSources/{id}`: no client reads it, as its address opens a calendar. */
export type SourceDocument = z.infer<typeof sourceSchema>;

/** Returns a stored calendar; undefined for one that was removed. */
export const parseSource = (stored: DocumentSnapshot): SourceDocument | undefined =>
  readStored(sourceSchema, stored);

/** Returns a stored calendar, which must exist. */
export const requireSource = (stored: DocumentSnapshot): SourceDocument =>
  requireStored(sourceSchema, stored);

/** Returns the calendars of a list; one that can't be read is left out. */
export const parseSources = (stored: readonly DocumentSnapshot[]): { id: string; data: SourceDocument }[] =>
  readEachStored(sourceSchema, stored);

/** Returns the kind of a calendar. */
export const kindOf = ({ account }: Pick<SourceDocument, 'account'>): CalendarSourceKind =>
  account ? (account.kind ?? 'caldav') : 'address';

/** Returns where a calendar is, as its owner knows it: its maker, or the host of its address. */
export function placeOf(source: Pick<SourceDocument, 'account' | 'address'>): string {
  const maker = signInOf(kindOf(source));
  return maker ? CALENDAR_MAKERS[maker].name : new URL(source.address).hostname;
}

/** Returns the context that a calendar's password is encrypted with: copied into another owner's document it can't be decrypted. */
export const sealContext = (uid: string, sourceId: string): string => `${uid}/${sourceId}`;

/** Refers to the calendars of an owner. */
export const sourcesOf = (db: Firestore, uid: string): CollectionReference =>
  db.collection(`users/${uid}/calendarSources`);

/** Letters of an address that its owner sees. */
const ENDING = 4;

/** Returns the last letters of an address in which calendars of one host differ: Google's all end with `/basic.ics`. */
const endingOf = (address: string): string => address.replace(/(\/basic)?\.ics$/i, '').slice(-ENDING);

const shownFailure = (failing: z.infer<typeof failure> | null) =>
  failing && { since: failing.since.toMillis(), problem: failing.problem };

/** Returns a calendar as its owner sees it, without its address. */
export function toSource(id: string, source: SourceDocument): CalendarSource {
  const { address, account, writing, allDayBlocks, found, allDayDates, readAt, failing } = source;
  return {
    id,
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

/** Reads a calendar, which must exist, as its owner sees it. */
export async function readShownSource(ref: DocumentReference): Promise<CalendarSource> {
  const stored = await ref.get();
  return toSource(stored.id, requireSource(stored));
}

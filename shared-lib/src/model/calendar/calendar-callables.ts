import { z } from 'zod';
import {
  MAX_CALENDAR_ADDRESS,
  MAX_CALENDAR_NAME,
  CALENDAR_SIGN_INS,
  MAX_CALENDAR_USER,
  MAX_CONSENT_CODE,
  MAX_CONSENT_STATE,
  type CalendarConsent,
  type CalendarSignIn,
  type CalendarSource,
  type FoundCalendar,
} from './calendar-source';
import { defineCallable, perHour, returns } from '../callable';

const sourceId = z.string().regex(/^[A-Za-z0-9]{20}$/);

const address = z.string().trim().min(1).max(MAX_CALENDAR_ADDRESS);
/** User of a CalDAV server; its password is stored encrypted, and nobody gets it back. */
const user = {
  username: z.string().trim().min(1).max(MAX_CALENDAR_USER),
  password: z.string().min(1).max(MAX_CALENDAR_USER),
};

/** Callables about calendars of other programs. */
export const calendarCallables = {
  /** Reads a calendar at once and from then on; the same id adds it once. */
  addCalendarSource: defineCallable({
    input: z.object({
      sourceId,
      address,
      allDayBlocks: z.boolean(),
    }),
    output: returns<CalendarSource>(),
    capability: null,
    // It fetches an address that anybody may choose.
    storedLimit: perHour(20),
  }),
  /** Finds the calendars of a user of a CalDAV server, which may be tried with other passwords. */
  findCalendars: defineCallable({
    input: z.object({ server: address, ...user }),
    output: returns<{ calendars: FoundCalendar[] }>(),
    capability: null,
    storedLimit: perHour(20),
  }),
  /** Adds one of them; the same id adds it once. */
  addCalendarAccount: defineCallable({
    input: z.object({
      sourceId,
      address,
      ...user,
      name: z.string().trim().max(MAX_CALENDAR_NAME),
      isWritable: z.boolean(),
      allDayBlocks: z.boolean(),
    }),
    output: returns<CalendarSource>(),
    capability: null,
    storedLimit: perHour(20),
  }),
  /** Lists the makers of calendars that owners can sign in at. */
  calendarSignIns: defineCallable({
    input: z.object({}),
    output: returns<{ kinds: CalendarSignIn[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Returns the URL of a provider's consent page; with a calendar's id it renews that connection. */
  connectCalendar: defineCallable({
    input: z.object({
      kind: z.enum(CALENDAR_SIGN_INS),
      writes: z.boolean(),
      sourceId: sourceId.nullable(),
    }),
    output: returns<{ url: string }>(),
    capability: null,
    storedLimit: perHour(20),
  }),
  /** Takes what the maker sent back after a consent; the same gives the same answer for half an hour. */
  finishCalendarConsent: defineCallable({
    input: z.object({
      state: z.string().min(1).max(MAX_CONSENT_STATE),
      code: z.string().min(1).max(MAX_CONSENT_CODE),
    }),
    output: returns<CalendarConsent>(),
    capability: null,
    storedLimit: perHour(20),
  }),
  /** Adds one of the calendars of a consent; the same id adds it once. Without a choice events of the whole day take it. */
  addConsentedCalendar: defineCallable({
    input: z.object({
      sourceId,
      consentId: z.string().regex(/^[0-9a-f]{64}$/),
      address,
      allDayBlocks: z.boolean().optional(),
    }),
    output: returns<CalendarSource>(),
    capability: null,
    storedLimit: perHour(20),
  }),
  /** Begins or ends to write bookings to a calendar; one of an owner's at most has them. */
  writeToCalendar: defineCallable({
    input: z.object({ sourceId, isOn: z.boolean() }),
    output: returns<CalendarSource>(),
    capability: null,
    storedLimit: perHour(60),
  }),
  listCalendarSources: defineCallable({
    input: z.object({}),
    output: returns<{ sources: CalendarSource[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  changeCalendarSource: defineCallable({
    input: z.object({ sourceId, allDayBlocks: z.boolean() }),
    output: returns<CalendarSource>(),
    capability: null,
    storedLimit: perHour(60),
  }),
  removeCalendarSource: defineCallable({
    input: z.object({ sourceId }),
    output: returns<{ sourceId: string }>(),
    capability: null,
  }),
};

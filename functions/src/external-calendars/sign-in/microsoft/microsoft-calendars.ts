import { z } from 'zod';
import type { FoundCalendar } from 'shared-lib/model';
import { addDays, daysFrom, localDateOf, type LocalDate, type TimeSpan } from 'shared-lib/model/booking';
import { CalendarError } from '../../calendar-problem';
import type { FetchOptions } from '../../calendar-request';
import type { CalendarTimes } from '../../read-busy-spans';
import type { RotatingToken } from '../rotating-token';
import { openGraph, readPages, type Graph } from './microsoft-graph';
import { MICROSOFT } from './microsoft-keys';

/** Address of somebody's calendars; one of them is below it by its id. */
const CALENDARS = `${MICROSOFT.graph}/v1.0/me/calendars`;

/** Most calendars that an owner chooses from, and longest name. */
const MAX_CALENDARS = 50;
const MAX_NAME = 100;

/** Events of a page, most events of a calendar, and most days of one of them. */
const PAGE = 500;
const MAX_EVENTS = 10_000;
const MAX_DAYS = 1000;

const calendar = z.object({
  id: z.string().min(1).max(500),
  name: z.string().nullish(),
  canEdit: z.boolean().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
});

/** Lists the calendars of somebody who gave their consent, their own first. */
export async function listMicrosoftCalendars(graph: Graph, writes: boolean): Promise<FoundCalendar[]> {
  const requested = `${CALENDARS}?$select=id,name,canEdit,isDefaultCalendar&$top=${MAX_CALENDARS}`;
  const found = await readPages(graph, requested, calendar, MAX_CALENDARS);
  return [...found]
    .sort((a, b) => Number(b.isDefaultCalendar === true) - Number(a.isDefaultCalendar === true))
    .slice(0, MAX_CALENDARS)
    .map(({ id, name, canEdit }) => ({
      url: `${CALENDARS}/${encodeURIComponent(id)}`,
      name: (name ?? '').trim().slice(0, MAX_NAME),
      isWritable: writes && canEdit === true,
    }));
}

/** Time as Graph returns it: in UTC, with seven digits of a second. */
const time = z
  .object({
    dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/),
    timeZone: z.literal('UTC'),
  })
  .transform(({ dateTime }) => Date.parse(`${dateTime.slice(0, 19)}Z`))
  .refine(Number.isFinite);

const event = z.object({
  start: time,
  end: time,
  showAs: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
});

type MicrosoftEvent = z.infer<typeof event>;

/** States in which somebody can be booked. */
const FREE: ReadonlySet<string> = new Set(['free', 'workingElsewhere']);

const isTaken = ({ showAs, isCancelled, start, end }: MicrosoftEvent) =>
  isCancelled !== true && !FREE.has(showAs ?? 'busy') && end > start;

/**
 * Returns the date of an end of whole days. Graph gives these as midnight in the requested zone, wherever their owner is; any other hour is
 * the owner's midnight in UTC.
 */
function dateOf(instant: number, zone: string): LocalDate {
  const utc = new Date(instant).toISOString();
  return utc.slice(11, 19) === '00:00:00' ? utc.slice(0, 10) : localDateOf(instant, zone);
}

/** Lists the dates that an event of whole days lasts. */
function datesOf({ start, end }: MicrosoftEvent, zone: string): LocalDate[] {
  const first = dateOf(start, zone);
  const days = Math.min(daysFrom(first, dateOf(end, zone)), MAX_DAYS);
  return Array.from({ length: days }, (_, day) => addDays(first, day));
}

/**
 * Reads when a calendar's owner is busy. Requests neither titles nor anything else of events.
 *
 * @param asked - Instants between which it is read, and the owner's zone.
 * @throws CalendarError
 */
export async function microsoftTimes(
  address: string,
  token: RotatingToken,
  { start, end, zone }: TimeSpan & { zone: string },
  { writes, ...options }: FetchOptions & { writes: boolean },
): Promise<CalendarTimes> {
  const graph = await openGraph(token, writes, options);
  const query = new URLSearchParams({
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(end).toISOString(),
    $select: 'start,end,showAs,isAllDay,isCancelled,type',
    $top: String(PAGE),
  });
  const events = await readPages(graph, `${address}/calendarView?${query}`, event, MAX_EVENTS + 1);
  if (events.length > MAX_EVENTS) throw new CalendarError('calendar-too-big', 'The calendar is too big');
  const taken = events.filter(isTaken);
  const dates = taken.filter(({ isAllDay }) => isAllDay === true).flatMap((one) => datesOf(one, zone));
  return {
    spans: taken
      .filter(({ isAllDay }) => isAllDay !== true)
      .map((one) => ({ start: one.start, end: one.end })),
    allDayDates: [...new Set(dates)].sort(),
  };
}

import { z } from 'zod';
import type { FoundCalendar } from 'shared-lib/model';
import type { TimeSpan } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { CalendarError } from '../../calendar-problem';
import type { FetchOptions } from '../../calendar-request';
import { askGoogle, googleClient, type GoogleClient } from './google-client';

/** Beginning of the addresses of calendars: their resources in Google's programming interface. */
const ADDRESS = 'https://www.googleapis.com/calendar/v3/calendars/';

/** Most calendars that an owner chooses from, and longest name. */
const MAX_CALENDARS = 50;
const MAX_NAME = 100;

/** Longest span of one query, in milliseconds: Google refuses long ones. */
const ASKED_MS = 60 * DAY_MS;

/** Returns the id of a calendar at Google, from its address. */
export const calendarIdOf = (address: string): string => decodeURIComponent(address.slice(ADDRESS.length));

/** Returns the path of a calendar in Google's programming interface. */
export const calendarPath = (address: string): string =>
  `/calendars/${encodeURIComponent(calendarIdOf(address))}`;

const calendarList = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string().min(1).max(500),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
        accessRole: z.string().default('reader'),
      }),
    )
    .default([]),
});

/** Parses an answer of Google's. */
function parsed<Answer>(schema: z.ZodType<Answer>, data: unknown): Answer {
  const read = schema.safeParse(data);
  if (!read.success) throw new CalendarError('calendar-unreadable', 'Google answered something else');
  return read.data;
}

/** Calendars of somebody at Google, and the name of their account: that of their own calendar. */
interface FoundAtGoogle {
  username: string;
  calendars: FoundCalendar[];
}

/**
 * Lists the calendars of somebody who gave their consent, their own first.
 *
 * @param writes - True where the consent lets us write; only calendars that are theirs can be written then.
 */
export function listGoogleCalendars({ client, keys }: GoogleClient, writes: boolean): Promise<FoundAtGoogle> {
  return askGoogle(async () => {
    const items: z.infer<typeof calendarList>['items'] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await client.request({
        url: `${keys.endpoints.api}/users/me/calendarList`,
        params: { maxResults: 250, ...(pageToken !== undefined && { pageToken }) },
      });
      const page = parsed(calendarList, data);
      items.push(...page.items);
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined && items.length < MAX_CALENDARS);
    const ordered = [...items].sort((a, b) => Number(b.primary) - Number(a.primary));
    return {
      username: ordered.find(({ primary }) => primary)?.id.slice(0, 200) ?? '',
      calendars: ordered.slice(0, MAX_CALENDARS).map(({ id, summary, summaryOverride, accessRole }) => ({
        url: ADDRESS + encodeURIComponent(id),
        name: (summaryOverride ?? summary).trim().slice(0, MAX_NAME),
        isWritable: writes && accessRole === 'owner',
      })),
    };
  });
}

const busySpan = z
  .object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
  .transform(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));

const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({ errors: z.array(z.unknown()).default([]), busy: z.array(busySpan).default([]) }),
  ),
});

/**
 * Fetches when a calendar's owner is busy. The answer has neither titles nor anything else of events.
 *
 * @param token - Token of the consent.
 * @throws CalendarError
 */
export function googleBusy(
  address: string,
  token: string,
  span: TimeSpan,
  options: FetchOptions = {},
): Promise<TimeSpan[]> {
  return askGoogle(async () => {
    const { client, keys } = googleClient(options, { refresh_token: token });
    const id = calendarIdOf(address);
    const spans: TimeSpan[] = [];
    for (let { start } = span; start < span.end; start += ASKED_MS) {
      const end = Math.min(start + ASKED_MS, span.end);
      const { data } = await client.request({
        url: `${keys.endpoints.api}/freeBusy`,
        method: 'POST',
        data: {
          timeMin: new Date(start).toISOString(),
          timeMax: new Date(end).toISOString(),
          items: [{ id }],
        },
      });
      const found = parsed(freeBusy, data).calendars[id];
      if (!found || found.errors.length > 0)
        throw new CalendarError('calendar-refused', 'Google does not tell the times of the calendar');
      spans.push(...found.busy.filter((busy) => busy.end > busy.start));
    }
    return spans;
  });
}

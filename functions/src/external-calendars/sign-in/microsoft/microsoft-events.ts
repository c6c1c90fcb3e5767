import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PENDING_STATUSES, type CalendarEvent } from 'shared-lib/model/booking';
import { CalendarError } from '../../calendar-problem';
import type { FetchOptions } from '../../calendar-request';
import type { EventWriter } from '../../event-writer';
import type { RotatingToken } from '../rotating-token';
import { openGraph, parsed, type Graph } from './microsoft-graph';

/** Property of an event that holds the booking which it is a copy of, by a name of our own. */
const BOOKING_PROPERTY = 'String {8f1d5f0e-3c1b-4c64-9a55-6d0f5b7f2f4e} Name Tarjetero';

/** Statuses that say that an event is gone already, and that one of the same transaction was made before. */
const GONE: readonly number[] = [404, 410];
const KNOWN = 409;

/** Most copies of one booking that are looked for: there is one, unless people have copied it. */
const MAX_COPIES = 10;

/** Returns the value by which a booking's event is found: in letters that differ whatever their case, as Graph ignores it. */
const valueOf = (bookingId: string): string => Buffer.from(bookingId).toString('hex');

/** Returns the id of what makes an event, in the shape of a UUID: made a second time, it is the same event. */
function transactionOf(...facts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const timeOf = (instant: number) => ({
  dateTime: new Date(instant).toISOString().slice(0, 19),
  timeZone: 'UTC',
});

/** Longest title of an event there. */
const MAX_SUBJECT = 255;

/** Converts a booking's event to one of Graph's. */
function graphEvent({ status, title, place, description, url, start, end }: CalendarEvent) {
  return {
    subject: title.slice(0, MAX_SUBJECT),
    location: { displayName: place },
    body: { contentType: 'text', content: [description, url].filter(Boolean).join('\n') },
    start: timeOf(start),
    end: timeOf(end),
    showAs: PENDING_STATUSES.has(status) ? 'tentative' : 'busy',
  };
}

const found = z.object({ value: z.array(z.object({ id: z.string().min(1).max(1000) })) });

/** Finds the events that are copies of a booking, by their ids. */
async function copiesOf(graph: Graph, events: string, value: string): Promise<string[]> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/any(ep: ep/id eq '${BOOKING_PROPERTY}' and ep/value eq '${value}')`,
    $select: 'id',
    $top: String(MAX_COPIES),
  });
  return parsed(found, await graph.send(`${events}?${query}`)).value.map(({ id }) => id);
}

function accept({ status }: { status: number }, others: readonly number[] = []): void {
  if (status >= 300 && !others.includes(status))
    throw new CalendarError('calendar-refused', `Graph answered ${status}`);
}

/**
 * Returns what writes into a calendar at Microsoft. What is written twice, or at once by two runs, is one event: it is made in a transaction
 * with a name of the booking's, and found again by a property with the booking's id.
 */
export function microsoftWriter(
  address: string,
  token: RotatingToken,
  options: FetchOptions = {},
): EventWriter {
  const events = `${address}/events`;
  let opened: Promise<Graph> | undefined;
  const open = () => (opened ??= openGraph(token, true, options));
  const change = async (graph: Graph, id: string, body: object) =>
    accept(await graph.send(`${events}/${encodeURIComponent(id)}`, { method: 'PATCH', body }));

  return {
    put: async (bookingId, booking) => {
      const graph = await open();
      const value = valueOf(bookingId);
      const event = graphEvent(booking);
      const property = { id: BOOKING_PROPERTY, value };
      const make = (transactionId: string) =>
        graph.send(events, {
          method: 'POST',
          body: { ...event, transactionId, singleValueExtendedProperties: [property] },
        });
      const [known] = await copiesOf(graph, events, value);
      if (known !== undefined) return change(graph, known, event);
      const made = await make(transactionOf(value));
      if (made.status !== KNOWN) return accept(made);
      // Another run has made it meanwhile, or it was deleted there by hand: a change of the booking brings it back.
      const [other] = await copiesOf(graph, events, value);
      if (other !== undefined) return change(graph, other, event);
      accept(await make(transactionOf(value, JSON.stringify(event))), [KNOWN]);
    },
    remove: async (bookingId) => {
      const graph = await open();
      for (const id of await copiesOf(graph, events, valueOf(bookingId)))
        accept(await graph.send(`${events}/${encodeURIComponent(id)}`, { method: 'DELETE' }), GONE);
    },
  };
}

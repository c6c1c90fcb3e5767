import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { bookingDocumentSchema, busyDayDocumentSchema } from 'shared-lib/documents';
import {
  busyKey,
  HOLDS_TIME,
  reservedSpan,
  type Availability,
  type Booking,
  type BusyInterval,
  type Service,
  type VisitorBookingInputs,
} from 'shared-lib/model/booking';
import { aService } from 'shared-lib/testing';
import { cardIdOf, NOW, openLocalProject } from '../../testing/local-project';
import { updateBookableCards } from '../offer/bookable-cards';
import { parseBooking } from '../record/booking-document';
import { handleBooking } from '../../booking-requests/http';
import { aProof, idOf } from './booking-input';
import * as offer from './stored-offer';

export { aProof, idOf };

export const SLUG = 'ana-garcia';
export const CARD_ID = cardIdOf('anagarcia');

/** Returns Tuesday, 3 March 2026, at this time in Madrid. */
export const tuesdayAt = (hour: number, minute = 0) => Date.UTC(2026, 2, 3, hour - 1, minute);

/** Returns a page's input that books half an hour on Tuesday at ten, except for the overrides. */
export async function aBookingInput(
  overrides: Partial<VisitorBookingInputs['book']> = {},
): Promise<VisitorBookingInputs['book']> {
  return {
    bookingId: idOf('booking1'),
    session: idOf('session1'),
    ...(overrides.serviceIds === undefined && { serviceId: aService().id }),
    price: 0,
    durationMinutes: 30,
    due: 0,
    start: tuesdayAt(10),
    zone: 'Europe/Madrid',
    language: 'es',
    customer: { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '' },
    answers: {},
    notes: '',
    proof: overrides.proof ?? (await aProof()),
    website: '',
    ...overrides,
  };
}

/** Orders spans by their starts, and those of one start by whose they are. */
const inOrder = (a: { start: number; id: string }, b: { start: number; id: string }) =>
  a.start - b.start || a.id.localeCompare(b.id);

/** An answer of the function. */
export interface Reply {
  status: number;
  headers: Headers;
  // Each test says what it expects in it.
  body: Record<string, unknown>;
}

/** Opens a project with the booking function behind a server of its own, at a clock that stands still. */
export function openBookingProject() {
  const project = openLocalProject();
  let server: Server;
  let origin = '';
  let now = NOW;

  beforeAll(async () => {
    const app = express();
    app.use(
      express.json({ limit: '1mb', verify: (request, _, body) => Object.assign(request, { rawBody: body }) }),
    );
    // The same Express as far as the function sees; firebase-functions has types of its own for it.
    app.use((request, response) => {
      // The `Date` header would make two equal answers differ.
      response.sendDate = false;
      void handleBooking(request as unknown as Request, response as never, now);
    });
    // A crowd comes at once: with the usual 511 in waiting the rest would be sent away.
    server = createServer(app).listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    now = NOW;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const storeService = (service: Partial<Service> = {}) =>
    offer.storeService(project.db(), { cardIds: [CARD_ID], ...service });
  const storeAvailability = (availability: Partial<Availability> = {}, uid = 'ana') =>
    offer.storeAvailability(project.db(), uid, availability);
  const ask = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await fetch(origin + path, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Reply['body']),
    };
  };
  const bookings = async (): Promise<Booking[]> =>
    (await project.db().collection('bookings').get()).docs.map(parseBooking);
  const busy = async (uid = 'ana'): Promise<Record<string, BusyInterval[]>> => {
    const { docs } = await project.db().collection(`busyDays/${uid}/days`).get();
    return Object.fromEntries(docs.map((day) => [day.id, day.get('intervals') as BusyInterval[]]));
  };

  return {
    ...project,
    storeService,
    storeAvailability,
    ask,
    /** Returns the address at which the function answers. */
    origin: () => origin,
    bookings,
    busy,
    /** Moves the function's clock. */
    setNow: (instant: number) => {
      now = instant;
    },
    at: (instant = NOW) => ({ db: project.db(), now: instant }),
    /** Stores a published card of Ana's with half an hour that anybody may see and book. */
    anOwner: (service: Partial<Service> = {}, availability: Partial<Availability> = {}): Promise<void> =>
      project.arrange(JSON.stringify(['owner', service, availability]), async () => {
        await project.aPublished('ana', SLUG);
        await Promise.all([storeService(service), storeAvailability(availability)]);
        await updateBookableCards(project.db(), 'ana');
      }),
    /** Sends a request as a visitor's page does; each visitor has an address of their own. */
    post: (name: string, body: unknown, { ip = '203.0.113.1', slug = SLUG } = {}): Promise<Reply> =>
      ask(`/b/${slug}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
      }),
    /**
     * Expects that stored documents match their schemas, that no two bookings overlap unless the owner allowed it, and
     * that busy days hold exactly the intervals of what holds time.
     */
    async expectSound({ overlaps = false } = {}): Promise<void> {
      const { docs } = await project.db().collection('bookings').get();
      const days = await project.db().collection('busyDays/ana/days').get();
      for (const { data, schema } of [
        ...docs.map((found) => ({ data: found.data(), schema: bookingDocumentSchema })),
        ...days.docs.map((found) => ({ data: found.data(), schema: busyDayDocumentSchema })),
      ])
        expect(schema.safeParse(data).error).toBeUndefined();
      const holding = docs.map(parseBooking).filter(({ status }) => HOLDS_TIME.has(status));
      // A booking may request an hour that overlaps its own.
      const spans = holding
        .flatMap(({ id, service, start, moveRequest }) => [
          { kind: 'booking', id, ...reservedSpan(service, start) },
          ...(moveRequest ? [{ kind: 'request', id, ...reservedSpan(service, moveRequest.start) }] : []),
        ])
        .sort(inOrder);
      if (!overlaps)
        for (const [index, span] of spans.entries())
          for (const later of spans.slice(index + 1))
            if (later.id !== span.id) expect(later.start).toBeGreaterThanOrEqual(span.end);
      const busyBookings = new Map(
        Object.values(await busy())
          .flat()
          .filter(({ kind }) => kind === 'booking' || kind === 'request')
          .map(({ kind, id, start, end }) => [busyKey({ kind, id }), { kind, id, start, end }]),
      );
      expect([...busyBookings.values()].sort(inOrder)).toEqual(spans);
    },
  };
}

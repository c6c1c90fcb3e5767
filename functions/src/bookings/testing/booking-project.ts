import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import express from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import { bookingDocumentSchema, busyDayDocumentSchema } from 'shared-lib/documents';
import {
  HOLDS_TIME,
  reservedSpan,
  type Availability,
  type Booking,
  type BusyInterval,
  type Service,
  type VisitorBookingInputs,
} from 'shared-lib/domain/booking';
import { anAvailability, aService } from 'shared-lib/testing';
import { cardIdOf, NOW, openLocalProject } from '../../testing/local-project';
import { updateBookableCards } from '../bookable-cards';
import { parseBooking } from '../booking-document';
import { handleBooking } from '../http';
import { createProofChallenge } from '../proof-of-work';

export const SLUG = 'ana-garcia';
export const CARD_ID = cardIdOf('anagarcia');

/** Tuesday, 3 March 2026, at this time in Madrid. */
export const tuesdayAt = (hour: number, minute = 0) => Date.UTC(2026, 2, 3, hour - 1, minute);

/** Ids as pages make them: 20 letters and digits. */
export const idOf = (name: string | number) => String(name).padEnd(20, 'x');

/** A solved challenge; solving costs nothing here. */
export async function aProof(now = NOW): Promise<string> {
  const challenge = await createProofChallenge(now, { cost: 1, counter: 1 });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** What a page sends to book half an hour on Tuesday at ten, complete unless told otherwise. */
export async function aBookingInput(
  overrides: Partial<VisitorBookingInputs['book']> = {},
): Promise<VisitorBookingInputs['book']> {
  return {
    bookingId: idOf('booking1'),
    session: idOf('session1'),
    serviceId: aService().id,
    price: 0,
    durationMinutes: 30,
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

/** An answer of the function. */
export interface Reply {
  status: number;
  headers: Headers;
  // Each test says what it expects in it.
  body: Record<string, unknown>;
}

/** A project with the booking function behind a server of its own, at a clock that stands. */
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

  const storeService = async (service: Partial<Service> = {}) => {
    const { id, archivedAt, createdAt, updatedAt, ...stored } = aService({ cardIds: [CARD_ID], ...service });
    await project
      .db()
      .doc(`services/${id}`)
      .set({
        ...stored,
        archivedAt: archivedAt === null ? null : Timestamp.fromMillis(archivedAt),
        createdAt: Timestamp.fromMillis(createdAt),
        updatedAt: Timestamp.fromMillis(updatedAt),
      });
  };
  const storeAvailability = (availability: Partial<Availability> = {}, uid = 'ana') =>
    project
      .db()
      .doc(`availability/${uid}`)
      .set({ ...anAvailability(availability), updatedAt: Timestamp.fromMillis(NOW) });
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
    /** Where the function answers. */
    origin: () => origin,
    bookings,
    busy,
    /** Moves the function's clock. */
    setNow: (instant: number) => {
      now = instant;
    },
    at: (instant = NOW) => ({ db: project.db(), now: instant }),
    /** A published card of Ana's with half an hour that anybody may book, and see. */
    async anOwner(service: Partial<Service> = {}, availability: Partial<Availability> = {}): Promise<void> {
      await project.aPublished('ana', SLUG);
      await Promise.all([storeService(service), storeAvailability(availability)]);
      await updateBookableCards(project.db(), 'ana');
    },
    /** What a visitor's page sends; each visitor has an address of their own. */
    post: (name: string, body: unknown, { ip = '203.0.113.1', slug = SLUG } = {}): Promise<Reply> =>
      ask(`/b/${slug}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
      }),
    /**
     * What must hold whatever happened: documents as their schemas say, no two bookings in each other's time unless the
     * owner said so, and in the busy days exactly what holds time.
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
      const spans = holding
        .map(({ id, service, start }) => ({ id, ...reservedSpan(service, start) }))
        .sort((a, b) => a.start - b.start);
      if (!overlaps)
        for (const [index, span] of spans.slice(1).entries())
          expect(span.start).toBeGreaterThanOrEqual(spans[index]!.end);
      const kept = new Map(
        Object.values(await busy())
          .flat()
          .filter(({ heldUntil, serviceId }) => heldUntil === 0 && serviceId !== '')
          .map(({ id, start, end }) => [id, { id, start, end }]),
      );
      expect([...kept.values()].sort((a, b) => a.start - b.start)).toEqual(spans);
    },
  };
}

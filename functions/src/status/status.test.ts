import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { LATE_MS, runService } from '../jobs/run/heartbeat';
import { openHostileProject } from '../testing/hostile-client';
import { NOW } from '../testing/local-project';
import { askStatus, forgetStatus } from './http';
import { readStatus } from './read-status';

const project = openHostileProject();
const up = () => Promise.resolve(true);
const statusAt = (now: number, areCardsUp = up) => readStatus({ db: project.db(), now, areCardsUp });

/** Runs both services, whose deliveries succeed or fail. */
async function beat(now: number, delivery: () => Promise<number> = async () => 0): Promise<void> {
  const context = { db: project.db(), now };
  await runService('jobs', { endTrials: async () => 0 }, context);
  await runService('mail', { deliverOutbox: delivery }, context);
}

/** Opens the SDK on a server that refuses every call. */
async function refusingDatabase() {
  const server = createServer();
  server.on('stream', (stream) =>
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '7' },
      { endStream: true },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const db = new Firestore({ projectId: 'demo-refusing' });
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const close = async () => {
    await db.terminate();
    server.close();
  };
  return { db, close };
}

beforeEach(forgetStatus);

describe('the public status', () => {
  it('is fine while everything answers and all jobs run', async () => {
    await beat(NOW);
    expect(await statusAt(NOW + MINUTE_MS)).toEqual({
      checkedAt: NOW + MINUTE_MS,
      parts: { cards: 'works', bookings: 'works', mail: 'works', app: 'works' },
      freeze: null,
    });
  });

  it('reports late mail, a silent mail service and silent jobs', async () => {
    await beat(NOW);
    await project
      .db()
      .doc('outbox/stuck')
      .set({ dueAt: Timestamp.fromMillis(NOW - LATE_MS - MINUTE_MS) });
    expect((await statusAt(NOW)).parts).toMatchObject({ mail: 'delayed', bookings: 'works' });
    const later = NOW + LATE_MS + MINUTE_MS;
    expect((await statusAt(later)).parts).toMatchObject({ mail: 'down', bookings: 'delayed' });
  });

  it('reports cards as down when their function doesn’t answer', async () => {
    await beat(NOW);
    const { parts } = await statusAt(NOW, () => Promise.resolve(false));
    expect(parts).toMatchObject({ cards: 'down', app: 'works' });
  });

  it('reports a freeze with its message and end', async () => {
    await beat(NOW);
    const until = NOW + HOUR_MS;
    await project
      .db()
      .doc('featureFlags/read_only')
      .set({ enabled: true, message: 'Cambiamos de servidor', until: Timestamp.fromMillis(until) });
    expect(await statusAt(NOW)).toMatchObject({
      parts: { cards: 'works', bookings: 'frozen', app: 'frozen' },
      freeze: { message: 'Cambiamos de servidor', until },
    });
    await beat(until);
    expect(await statusAt(until)).toMatchObject({ parts: { app: 'works' }, freeze: null });
  });

  it('is unknown while the database doesn’t answer', async () => {
    const { db, close } = await refusingDatabase();
    const status = await readStatus({ db, now: NOW, areCardsUp: up });
    await close();
    expect(status).toEqual({
      checkedAt: NOW,
      parts: { cards: 'unknown', bookings: 'unknown', mail: 'unknown', app: 'unknown' },
      freeze: null,
    });
  });

  it('costs at most three reads', async () => {
    await beat(NOW);
    expect(await project.readsOf(() => statusAt(NOW))).toBeLessThanOrEqual(3);
  });
});

describe('GET /v/estado', () => {
  it('answers anybody and may be cached, without reading again for a while', async () => {
    const ask = () => project.ask('visitor', '/v/estado', { method: 'GET' });
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/s-maxage=60/);
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(Object.keys(first.body as object).sort()).toEqual(['checkedAt', 'freeze', 'parts']);
    expect(
      await project.readsOf(async () => {
        await Promise.all(Array.from({ length: 20 }, ask));
      }),
    ).toBe(0);
  });

  it('is cached for a few seconds only while the database doesn’t answer', async () => {
    const { db, close } = await refusingDatabase();
    const blind = await askStatus(db);
    await close();
    expect(blind).toMatchObject({
      status: { parts: { app: 'unknown' } },
      cache: 'public, max-age=0, s-maxage=5',
    });
    const { body, headers } = await project.ask('visitor', '/v/estado', { method: 'GET' });
    expect(body).toMatchObject({ parts: { app: 'works' } });
    expect(headers.get('cache-control')).toBe('public, max-age=15, s-maxage=60');
  });

  it('refuses a visit to a card with that address', async () => {
    const event = { event: 'look', lcp: 0, scanned: false, own: false };
    const visit = await project.ask('visitor', '/v/estado', {
      body: event,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    });
    expect(visit.status).toBe(404);
  });
});

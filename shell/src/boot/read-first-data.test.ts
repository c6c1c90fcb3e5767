/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { HOUR_MS } from 'shared-lib/time';
import {
  firstSession,
  takeFirstAdmin,
  takeFirstAgenda,
  takeFirstAlerts,
  takeFirstAvailability,
  takeFirstCards,
  takeFirstMonths,
  takeFirstTotals,
  takeFirstUnanswered,
  takeFirstUnpaid,
  takeFirstUser,
} from 'shared-lib/first-read';
import { startFirstRead } from './read-first-data';

const KEY = 'firebase:authUser:demo:[DEFAULT]';

/** Stores a session as Auth's SDK does where it has no IndexedDB. */
function keepSession({ expiresInMs = HOUR_MS } = {}) {
  const stsTokenManager = { accessToken: 'token-of-ana', expirationTime: Date.now() + expiresInMs };
  localStorage.setItem(
    KEY,
    JSON.stringify({ uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, stsTokenManager }),
  );
}

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: '' };

const PARENT = 'projects/demo-tarjetero/databases/(default)/documents';

/** Stands in for Firestore's REST API, and records each request with its token. */
function serve() {
  const requests: string[] = [];
  globalThis.fetch = ((url: string, request: { headers: Record<string, string>; body: string }) => {
    const method = url.split('/documents')[1]!;
    const { documents, structuredQuery } = JSON.parse(request.body) as {
      documents?: string[];
      structuredQuery?: { from: [{ collectionId: string }] };
    };
    const what =
      documents?.map((name) => name.replace(`${PARENT}/`, '')) ?? structuredQuery!.from[0].collectionId;
    requests.push(`${method} ${String(what)} ${request.headers['Authorization']}`);
    const card = {
      name: `${PARENT}/cards/c1`,
      fields: {
        name: { stringValue: 'Peluquería' },
        profile: { mapValue: { fields: { name: { stringValue: 'Ana' } } } },
        links: { arrayValue: {} },
        theme: { mapValue: {} },
        userId: { stringValue: 'ana' },
        slug: { stringValue: 'peluqueria' },
        revision: { integerValue: '1' },
        status: { stringValue: 'published' },
        createdAt: { timestampValue: '2026-01-02T03:04:05Z' },
      },
    };
    const user = { name: `${PARENT}/users/ana`, fields: { name: { stringValue: 'Ana' } } };
    const admin = { name: `${PARENT}/admins/ana`, fields: { email: { stringValue: 'ana@tarjetero.test' } } };
    const totals = { name: `${PARENT}/stats/totals`, fields: { users: { integerValue: '12' } } };
    const days = {
      mapValue: { fields: { '05': { mapValue: { fields: { views: { integerValue: '3' } } } } } },
    };
    const october = { name: `${PARENT}/stats/2026-10`, fields: { days } };
    const answer = documents
      ? [
          { missing: `${PARENT}/availability/ana` },
          { found: admin },
          { found: user },
          { found: totals },
          { found: october },
        ]
      : [...(what === 'cards' ? [{ document: card }] : []), { readTime: '2026-01-02T03:04:05Z' }];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  }) as unknown as typeof fetch;
  return requests;
}

beforeEach(() => {
  localStorage.clear();
  globalThis.__firstRead = undefined;
});

describe('the first read of a page', () => {
  it('returns the session, the record and the cards once and to their account only', async () => {
    keepSession();
    const requests = serve();
    startFirstRead('cards');
    expect(await firstSession()).toEqual(ANA);
    expect(await takeFirstUser('ana')).toEqual({ id: 'ana', email: '', name: 'Ana' });
    expect(await takeFirstUser('ana')).toBeUndefined();
    const [card] = (await takeFirstCards('ana'))!;
    expect(card).toMatchObject({ id: 'c1', name: 'Peluquería', createdAt: Date.UTC(2026, 0, 2, 3, 4, 5) });
    expect(requests).toEqual([
      ':batchGet users/ana Bearer token-of-ana',
      ':runQuery cards Bearer token-of-ana',
    ]);

    startFirstRead('cards');
    expect(await takeFirstCards('luis')).toBeUndefined();
  });

  it('returns the opening hours and bookings of Inicio, with null for missing ones', async () => {
    keepSession();
    const requests = serve();
    startFirstRead('home');
    expect(await takeFirstAvailability('ana')).toBeNull();
    expect(await takeFirstUnanswered('ana')).toEqual([]);
    expect(await takeFirstUnpaid('ana')).toEqual([]);
    expect(requests).toHaveLength(5);
    expect(await takeFirstAvailability('ana')).toBeUndefined();
  });

  it('returns the permission of a remembered administrator', async () => {
    keepSession();
    const requests = serve();
    startFirstRead('panel');
    expect([await firstSession(), requests]).toEqual([null, []]);

    localStorage.setItem('adminAuth', 'true');
    startFirstRead('panel');
    expect(await takeFirstAdmin('luis')).toBeUndefined();
    startFirstRead('panel');
    expect(await takeFirstAdmin('ana')).toMatchObject({
      id: 'ana',
      email: 'ana@tarjetero.test',
      role: 'admin',
    });
    expect(await takeFirstCards('ana')).toBeUndefined();
    expect(requests[0]).toBe(':batchGet users/ana,admins/ana Bearer token-of-ana');
  });

  it('returns the figures and latest alerts of the Dashboard together with the permission', async () => {
    keepSession();
    localStorage.setItem('adminAuth', 'true');
    const now = Date.UTC(2026, 10, 26);
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
    try {
      keepSession();
      const requests = serve();
      expect(startFirstRead('panel-home')).toBe(true);
      expect(await takeFirstAdmin('ana')).toMatchObject({ id: 'ana' });
      expect(await takeFirstTotals('ana')).toMatchObject({ users: 12, openReports: 0 });
      expect(await takeFirstMonths('ana', ['2026-09', '2026-10', '2026-11'])).toEqual({
        '2026-09': { days: {}, vitals: {}, topCards: {} },
        '2026-10': { days: { '05': { views: 3 } }, vitals: {}, topCards: {} },
        '2026-11': { days: {}, vitals: {}, topCards: {} },
      });
      expect(await takeFirstAlerts('ana')).toEqual([]);
      expect(requests).toEqual([
        ':batchGet users/ana,admins/ana,stats/totals,stats/2026-09,stats/2026-10,stats/2026-11 Bearer token-of-ana',
        ':runQuery alerts Bearer token-of-ana',
      ]);

      startFirstRead('panel-home');
      expect(await takeFirstMonths('ana', ['2026-08'])).toBeUndefined();
      expect(await takeFirstTotals('luis')).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('returns the bookings of today only', async () => {
    keepSession();
    serve();
    startFirstRead('home');
    const from = Date.now() - HOUR_MS;
    expect(
      await takeFirstAgenda('ana', { from: from + 24 * HOUR_MS, to: from + 48 * HOUR_MS }),
    ).toBeUndefined();
    expect(await takeFirstAgenda('ana', { from, to: from + 7 * 24 * HOUR_MS })).toBeUndefined();
    expect(await takeFirstAgenda('ana', { from, to: from + 24 * HOUR_MS })).toEqual([]);
  });

  it('returns the session of an expiring token and requests nothing with it', async () => {
    keepSession({ expiresInMs: 30_000 });
    const requests = serve();
    startFirstRead('cards');
    expect(await firstSession()).toEqual(ANA);
    expect(await takeFirstCards('ana')).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('returns nothing without a session, after a failure, or if it never started', async () => {
    const requests = serve();
    startFirstRead('cards');
    expect(await firstSession()).toBeNull();
    expect(requests).toEqual([]);

    keepSession();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    startFirstRead('home');
    expect([
      await firstSession(),
      await takeFirstUser('ana'),
      await takeFirstCards('ana'),
      await takeFirstAvailability('ana'),
    ]).toEqual([ANA, undefined, undefined, undefined]);

    globalThis.__firstRead = undefined;
    expect([await firstSession(), await takeFirstUser('ana')]).toEqual([null, undefined]);
  });

  it('is discarded when it is old', async () => {
    keepSession();
    serve();
    startFirstRead('cards');
    await firstSession();
    globalThis.__firstRead = { ...globalThis.__firstRead!, startedAt: Date.now() - 60_000 };
    expect(await takeFirstCards('ana')).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { monthsOfPeriod, topCardsOf, type CardQuarter, type MonthStats } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { recordAccount } from '../accounts/record-account';
import { purgeExpired } from '../jobs/purge/purge-expired';
import { rollUpStats } from '../jobs/roll-up-stats';
import { expectLog } from '../testing/recorded-logs';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { deviceOf, recordVisit, type Visit } from '../visits/record-visit';
import type { VisitEvent } from '../visits/visit-event';
import { FOLD_PAGE, foldCards, foldProduct } from './fold-shards';
import { HotCards } from './hot-cards';
import { recordVitals } from './record-vitals';
import { refreshStats } from './refresh-stats';
import { rollUp } from './roll-up';
import { countInProduct } from './shards';

const project = openLocalProject();
const { context } = project;
const at = (now = NOW) => ({ db: project.db(), now });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const CAME = { scanned: false, own: false };
const look = (lcp = 0, came: Partial<typeof CAME> = {}): Extract<VisitEvent, { event: 'look' }> => ({
  event: 'look',
  lcp,
  ...CAME,
  ...came,
});
const followed = (link: string): VisitEvent => ({ event: 'link', link, ...CAME });

const visit = (overrides: Partial<Visit> = {}, now = NOW) =>
  recordVisit(at(now), {
    slug: 'ana-garcia',
    event: look(),
    ...{ network: '203.0.113.1', wider: null },
    userAgent: FIREFOX,
    country: '',
    ...overrides,
  });
const month = async () => (await project.read('stats/2026-03')) as unknown as MonthStats;
const cardDay = (cardId: string) => project.read(`cardStats/${cardId}/days/2026-03-02`);

describe('sharded counters', () => {
  it('are each added up once by concurrent and repeated runs', async () => {
    const event = fc.record({
      views: fc.nat({ max: 5 }),
      saves: fc.nat({ max: 5 }),
      day: fc.constantFrom(0, 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { maxLength: 6 }), { maxLength: 3 }), async (rounds) => {
        await project.db().doc('stats/2026-03').delete();
        const sum: Record<string, { views: number; saves: number }> = {};
        for (const events of rounds) {
          const writes = events.map(({ views, saves, day }) => {
            const known = (sum[`0${2 + day}`] ??= { views: 0, saves: 0 });
            known.views += views;
            known.saves += saves;
            const batch = project.db().batch();
            countInProduct(batch, at(NOW + day * DAY_MS), { views, saves });
            return batch.commit();
          });
          // While they are still being written.
          await Promise.all([...writes, foldProduct(project.db()), foldProduct(project.db())]);
        }
        await foldProduct(project.db());
        await foldProduct(project.db());
        expect((await month())?.days ?? {}).toEqual(sum);
        expect((await project.db().collection('stats/2026-03/shards').get()).empty).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('keep stored vitals when an event without any is added up', async () => {
    await recordVitals(context('ana'), { page: '/dashboard', samples: [{ name: 'LCP', value: 900 }] });
    await foldProduct(project.db());
    const batch = project.db().batch();
    countInProduct(batch, at(), { views: 1 });
    await batch.commit();
    await foldProduct(project.db());
    expect(await month()).toMatchObject({
      days: { '02': { views: 1 } },
      vitals: { '/dashboard': { LCP: { good: 1, needsImprovement: 0, poor: 0, sum: 900 } } },
    });
  });
});

describe('a visit', () => {
  it('counts views, visitors, scans, saved contacts and link clicks for the card and the product', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia', {});
    const published = await project.read('publicCards/ana-garcia');
    const [link] = published?.['links'] as { id: string; url: string }[];
    await visit({ event: look(1200) });
    await visit({ event: look(5000, { scanned: true }) });
    await visit({ network: '203.0.113.2' });
    await visit({ event: { event: 'save', ...CAME } });
    await visit({ event: followed(link!.id) });
    expect(await visit({ event: followed('another') })).toBe('ignored');
    await rollUp(project.db(), NOW);
    expect(await cardDay(cardId)).toEqual({
      cardId,
      slug: 'ana-garcia',
      date: '2026-03-02',
      views: 3,
      unique: 2,
      qr: 1,
      saves: 1,
      clicks: { [link!.id]: 1 },
    });
    const { days, vitals, topCards } = await month();
    expect(days['02']).toMatchObject({ views: 3, saves: 1, publications: 1 });
    expect(vitals['/c/:slug']?.LCP).toEqual({ good: 1, needsImprovement: 0, poor: 1, sum: 6200 });
    expect(topCards['02']).toEqual([{ cardId, slug: 'ana-garcia', views: 3, saves: 1 }]);
    const months = Object.fromEntries(
      monthsOfPeriod(NOW, 7).map((name) => [name, { days: {}, vitals, topCards: {} }]),
    );
    expect(topCardsOf({ ...months, '2026-03': await month() }, ['2026-03-01', '2026-03-02'])).toEqual([
      { cardId, slug: 'ana-garcia', views: 3, saves: 1 },
    ]);
  });

  it('is shown to the owner by source, device, country and hour', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const came = { code: 'feria-madrid', host: 'instagram.com' };
    await visit({ event: { ...look(), ...came }, country: 'ES' });
    await visit({
      event: { ...look(0, { scanned: true }), code: 'qr' },
      userAgent: ANDROID,
      country: 'es; x',
    });
    await visit({ event: { event: 'share', ...CAME } });
    await visit({ event: { event: 'book', ...CAME } });
    await foldCards(project.db(), NOW);
    const day = {
      views: 2,
      unique: 2,
      qr: 1,
      shares: 1,
      bookingsBegun: 1,
      contexts: { 'feria-madrid': 1, qr: 1 },
      referrers: { 'instagram.com': 1 },
      countries: { ES: 1 },
      devices: { desktop: 1, phone: 1 },
      hours: { [new Date(NOW).toISOString().slice(11, 13)]: 2 },
    };
    const quarter = () => project.read(`cardStats/${cardId}/quarters/2026-Q1`);
    expect(await quarter()).toEqual({ days: { '03-02': day }, before: {} });
    // The product knows it by kinds alone, of which there are few.
    await foldProduct(project.db());
    expect((await month()).days['02']).toMatchObject({
      views: 2,
      bookingsBegun: 1,
      sources: { shared: 1, qr: 1 },
      devices: { desktop: 1, phone: 1 },
    });
    await visit({ network: '203.0.113.7' }, NOW + DAY_MS);
    await foldCards(project.db(), NOW);
    await foldCards(project.db(), NOW);
    expect(await quarter()).toMatchObject({ days: { '03-02': day, '03-03': { views: 1, unique: 1 } } });
  });

  it('is also counted in the previous quarter’s copy, even when added up late', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const LAST_YEAR = Date.UTC(2025, 11, 30, 12);
    const quarter = (name: string) => project.read(`cardStats/${cardId}/quarters/${name}`);
    await visit({ event: { ...look(), host: 'instagram.com' } }, LAST_YEAR);
    await foldCards(project.db(), LAST_YEAR);
    await visit();
    await foldCards(project.db(), NOW);
    expect(await quarter('2026-Q1')).toMatchObject({ before: { '12-30': { views: 1, unique: 1 } } });
    expect((await quarter('2026-Q1'))?.['before']).toEqual({ '12-30': { views: 1, unique: 1 } });
    // What was counted last year and is folded now.
    await visit({ network: '203.0.113.4' }, LAST_YEAR);
    await visit({ network: '203.0.113.5' }, LAST_YEAR + DAY_MS);
    await foldCards(project.db(), NOW);
    expect(await quarter('2026-Q1')).toMatchObject({
      before: { '12-30': { views: 2, unique: 2 }, '12-31': { views: 1, unique: 1 } },
      days: { '03-02': { views: 1 } },
    });
    expect(await quarter('2025-Q4')).toMatchObject({
      days: { '12-30': { views: 2 }, '12-31': { views: 1 } },
    });
  });

  it('adds one of at most thirty referring sites, and the rest as others', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const from = (host: string, network: number) =>
      visit({ event: { ...look(), host }, network: `203.0.113.${network}` });
    for (let made = 0; made < 35; made += 1) await from(`inventado-${made}.example`, made % 3);
    for (let time = 0; time < 3; time += 1) await from('linkedin.com', 9);
    await foldCards(project.db(), NOW);
    const { days } = (await project.read(`cardStats/${cardId}/quarters/2026-Q1`)) as unknown as CardQuarter;
    const { referrers = {} } = days['03-02']!;
    expect(Object.keys(referrers)).toHaveLength(31);
    expect(referrers).toMatchObject({ 'linkedin.com': 3, otros: 6 });
  });

  it.each([
    ['a phone', ANDROID, 'phone'],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
      'phone',
    ],
    ['a tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Safari/537.36', 'tablet'],
    ['a computer', FIREFOX, 'desktop'],
  ])('from %s is classified by its user agent', (_, userAgent, kind) => {
    expect(deviceOf(userAgent)).toBe(kind);
  });

  it.each([
    ['a bot', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a client without a user agent', { userAgent: '' }],
    ['the owner', { event: look(0, { own: true }) }],
  ])('by %s isn’t counted', async (_, overrides) => {
    await project.aPublished('ana', 'ana-garcia');
    expect(await visit(overrides)).toBe('ignored');
    expect(await foldCards(project.db(), NOW)).toBe(0);
  });

  it.each(['nadie-aqui', 'admin', '../users/ana', ''])(
    'to «%s», which is no card, is refused',
    async (slug) => {
      expect(await visit({ slug })).toBe('unknown-card');
    },
  );

  it('is limited to sixty a minute per visitor and stores no IP address', async () => {
    await project.aPublished('ana', 'ana-garcia');
    for (let count = 0; count < 60; count += 1) await visit();
    expect(await refusalOf(visit())).toBe('too-many-requests');
    await expect(visit({ network: '203.0.113.9' })).resolves.toBe('counted');
    const kept = await Promise.all(
      ['visitors', 'rateLimits', 'visitSalts'].map((name) => project.db().collection(name).get()),
    );
    expect(
      JSON.stringify(kept.flatMap(({ docs }) => docs.map((found) => [found.id, found.data()]))),
    ).not.toContain('203.0.113');
    // The salt that distinguishes a day's visitors is removed after the day.
    await purgeExpired(at(NOW + 2 * DAY_MS));
    expect((await project.db().collection('visitSalts').get()).empty).toBe(true);
  });
});

describe('a card with many visits at once', () => {
  it('loses no count and spreads them over many documents', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const VISITS = 300;
    // Fifty a second for six seconds, of as many visitors.
    const visits = Array.from({ length: VISITS }, (_, index) =>
      visit({ network: `198.51.${index >> 8}.${index & 255}` }, NOW + Math.floor(index / 50) * 1000),
    );
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['counted']));
    const shards = await project.db().collection(`cardStats/${cardId}/days/2026-03-02/shards`).get();
    const counts = shards.docs.map((shard) => Number(shard.get('counts.views')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(VISITS);
    // One a second for each document, with room for chance.
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
    await rollUp(project.db(), NOW + 10_000);
    expect(await cardDay(cardId)).toMatchObject({ views: VISITS, unique: VISITS });
    expect((await month()).days['02']).toMatchObject({ views: VISITS });
  });

  it('uses few documents while visits are few', () => {
    const cards = new HotCards();
    expect([0, 5, 10].map((second) => cards.take('card', NOW + second * 1000))).toEqual([5, 5, 5]);
    const burst = Array.from({ length: 60 }, () => cards.take('card', NOW + 20_000));
    expect(burst.slice(0, 3)).toEqual([5, 25, 35]);
    expect(burst.at(-1)).toBe(200);
    // As hot in the next second, and forgotten after a quiet one.
    expect(cards.take('card', NOW + 21_000)).toBe(200);
    expect(cards.take('card', NOW + 24_000)).toBe(5);
  });
});

describe('a backlog of counters', () => {
  it('of any age and size is added up, except for a broken part', async () => {
    expectLog(/A job failed for one of many/);
    const put = async (path: string, data: object) => project.db().doc(path).set(data);
    for (let card = 0; card < FOLD_PAGE + 20; card += 1)
      await put(`cardStats/c${card}/days/2025-11-30/shards/0`, {
        slug: `c-${card}`,
        counts: { views: 2 },
        product: { counts: { views: 2 } },
      });
    // A quarter that nothing can be added to.
    await put('cardStats/c0/quarters/2025-Q4', { days: null });
    await put('stats/2025-10/shards/07-3', { day: '07', counts: { saves: 4 } });
    const failed: string[] = [];
    const onFailure = (what: string) => failed.push(what);
    await rollUp(project.db(), NOW, { onFailure });
    expect(failed).toEqual(['cardStats/c0/days/2025-11-30']);
    expect(await project.read(`cardStats/c${FOLD_PAGE + 19}/quarters/2025-Q4`)).toEqual({
      days: { '11-30': { views: 2 } },
      before: {},
    });
    expect(await project.read('stats/2025-10')).toMatchObject({ days: { '07': { saves: 4 } } });
    expect(await project.read('stats/2025-11')).toMatchObject({
      days: { '30': { views: 2 * (FOLD_PAGE + 19) } },
    });
  });

  it('is continued a minute later when the time budget runs out', async () => {
    await project.aPublished('ana', 'ana-garcia');
    await visit();
    await rollUpStats({ ...at(), isOver: () => true });
    await visit({ network: '203.0.113.8' }, NOW + 30_000);
    expect(await rollUpStats(at(NOW + 60_000))).toBeGreaterThan(0);
    expect(await rollUpStats(at(NOW + 120_000))).toBe(0);
  });
});

describe('the statistics roll-up', () => {
  async function arrange(): Promise<void> {
    const created = Timestamp.fromMillis(NOW - 60_000);
    const documents: Record<string, object> = {
      'admins/marta': { id: 'marta' },
      'users/ana': { id: 'ana', name: 'Ana', createdAt: created },
      'users/luis': { id: 'luis', name: 'Luis', createdAt: Timestamp.fromMillis(NOW - 40 * DAY_MS) },
      'users/ana/private/state': { plan: 'premium' },
      'userTemplates/t1': { isPublic: true, downloadCount: 4 },
      'userTemplates/t2': { isPublic: false, downloadCount: 3 },
      'templateInstances/i1': { appliedAt: created },
      'reportedCards/r1': { status: 'open' },
      'reportedCards/r2': { status: 'dismissed' },
      'alerts/a1': { createdAt: created, count: 3 },
      'bookings/b1': { createdAt: created },
      'bookings/b2': { createdAt: Timestamp.fromMillis(NOW - DAY_MS) },
    };
    await Promise.all(Object.entries(documents).map(([path, data]) => project.db().doc(path).set(data)));
    await recordAccount(context('luis'), {});
    await project.aPublished('ana', 'ana-garcia');
    await project.aDraft('ana', 'ana-borrador');
  }

  it('stores the product’s totals and the day’s figures, and repeats them exactly', async () => {
    await arrange();
    for (const now of [NOW, NOW + 1000]) {
      await rollUp(project.db(), now);
      expect(await project.read('stats/totals')).toEqual({
        users: 2,
        cards: 2,
        publishedCards: 1,
        admins: 1,
        bookings: 2,
        byPlan: { free: 1, premium: 1, enterprise: 0, developer: 0 },
        openReports: 1,
        updatedAt: Timestamp.fromMillis(now),
      });
      const { days } = await month();
      expect(days['02']).toEqual({
        publications: 1,
        bookings: 1,
        paid: 0,
        signUps: 1,
        templateUses: 1,
        errors: 3,
        users: 2,
        cards: 2,
        publishedCards: 1,
        templates: 2,
        publicTemplates: 1,
        downloads: 7,
      });
      expect(days['01']).toEqual({ bookings: 1, paid: 0, signUps: 0, templateUses: 0, errors: 0 });
    }
  });

  it('runs every five minutes, and at most once a minute for an administrator', async () => {
    await arrange();
    await rollUpStats(at());
    const updatedAt = async () =>
      ((await project.read('stats/totals'))?.['updatedAt'] as Timestamp).toMillis();
    await rollUpStats(at(NOW + 60_000));
    expect(await updatedAt()).toBe(NOW);
    expect(await refreshStats(context('marta', NOW + 59_999), {})).toEqual({ updatedAt: NOW });
    expect(await refreshStats(context('marta', NOW + 60_000), {})).toEqual({ updatedAt: NOW + 60_000 });
    expect(await updatedAt()).toBe(NOW + 60_000);
    expect(await refusalOf(refreshStats(context('ana'), {}))).toBe('not-admin');
    await rollUpStats(at(NOW + 360_000));
    expect(await updatedAt()).toBe(NOW + 360_000);
  });
});

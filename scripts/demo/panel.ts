import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CardDayFigures, CardReport, DayStats, TopCard, VitalName, VitalTally } from 'shared-lib/model';
import { daysOfPeriod, numbersOf, quarterAfter, quarterOf } from 'shared-lib/model';
import { recordAccount } from '../../functions/src/accounts/record-account';
import { entryOf, reportedCardRef } from '../../functions/src/moderation/reported-card';
import { recountOpen } from '../../functions/src/moderation/open-counts';
import { rollUp } from '../../functions/src/stats/roll-up';
import { callOf } from './call-of';

/** Days of history that the demo has. */
const DAYS = 35;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a pseudo-random number from 0 to 1 for each day and figure, the same at every start. */
function chance(day: number, figure: number): number {
  const x = Math.sin(day * 12.9898 + figure * 78.233) * 43758.5453;
  return x - Math.floor(x);
}

const between = (low: number, high: number, day: number, figure: number) =>
  Math.round(low + (high - low) * chance(day, figure));

/** A published card of the demo. */
export interface ShownCard {
  cardId: string;
  slug: string;
  ownerId: string;
  linkIds: readonly string[];
}

interface DayOfCard extends TopCard {
  unique: number;
  qr: number;
  clicks: Record<string, number>;
}

function dayOfCard({ cardId, slug, linkIds }: ShownCard, day: number, place: number): DayOfCard {
  const views = between(6, 48, day, place + 1) + day;
  const split = linkIds.map((id, index) => [id, Math.round((views * chance(day, index + 9)) / 6)] as const);
  return {
    cardId,
    slug,
    views,
    unique: Math.round(views * 0.7),
    saves: Math.round(views * 0.12),
    qr: Math.round(views * 0.2),
    clicks: Object.fromEntries(split),
  };
}

/** Splits a number by parts that add up to it. */
function split(total: number, shares: Readonly<Record<string, number>>): Record<string, number> {
  let rest = total;
  const parts = Object.entries(shares);
  return Object.fromEntries(
    parts.map(([name, share], index) => {
      const part = index === parts.length - 1 ? rest : Math.round(total * share);
      rest -= part;
      return [name, part];
    }),
  );
}

/** Returns a day as its owner sees it. */
function figuresOf({ views, unique, saves, qr, clicks }: DayOfCard, day: number): CardDayFigures {
  return {
    ...{ views, unique, saves, qr, clicks },
    shares: Math.round(views * 0.05),
    bookingsBegun: Math.round(views * 0.08),
    bookingsMade: Math.round(views * 0.03),
    contexts: split(Math.round(views * 0.35), {
      qr: 0.5,
      mail: 0.2,
      google: 0.2,
      'feria-madrid': 0.1,
    }),
    bookedFrom: split(Math.round(views * 0.02), { google: 0.6, qr: 0.4 }),
    referrers: split(Math.round(views * 0.4), {
      'instagram.com': 0.5,
      'linkedin.com': 0.3,
      'google.com': 0.2,
    }),
    devices: split(views, { phone: 0.8, desktop: 0.17, tablet: 0.03 }),
    countries: split(views, { ES: 0.88, MX: 0.07, PT: 0.05 }),
    hours: split(views, { '07': 0.1, '11': 0.3, [day % 2 ? '16' : '18']: 0.4, '20': 0.2 }),
  };
}

/** Ratings of a day's measurements; most are good. */
function vital(views: number, typical: number): VitalTally {
  const poor = Math.round(views * 0.02);
  const needsImprovement = Math.round(views * 0.07);
  return { good: views - poor - needsImprovement, needsImprovement, poor, sum: Math.round(views * typical) };
}

interface Month {
  days: Record<string, DayStats>;
  topCards: Record<string, TopCard[]>;
  views: number;
}

const VITALS: Record<string, Partial<Record<VitalName, number>>> = {
  '/c/:slug': { LCP: 980 },
  '/dashboard': { LCP: 1450, INP: 90, FCP: 900, TTFB: 180 },
  '/admin/dashboard': { LCP: 1700, INP: 120, FCP: 1000, TTFB: 190 },
};

function vitalsOf(views: number): Record<string, Partial<Record<VitalName, VitalTally>>> {
  return Object.fromEntries(
    Object.entries(VITALS).map(([page, typical]) => [
      page,
      Object.fromEntries(
        Object.entries(typical).map(([name, value]) => [
          name,
          vital(page === '/c/:slug' ? views : Math.round(views / 8), value),
        ]),
      ),
    ]),
  );
}

/** Writes the days before today as the roll-up would have left them. Today is counted from the stored data. */
async function writePast(db: Firestore, cards: readonly ShownCard[], now: number): Promise<void> {
  const months = new Map<string, Month>();
  const batch = db.batch();
  const past = daysOfPeriod(now, DAYS).slice(0, -1);
  const yesterday = past.at(-1);
  for (const [index, date] of past.entries()) {
    const ofCards = cards
      .map((card, place) => ({ card, day: dayOfCard(card, index, place) }))
      .sort((one, other) => other.day.views - one.day.views);
    for (const { card, day } of ofCards)
      batch.set(db.doc(`cardStats/${card.cardId}/days/${date}`), { ...day, date });
    for (const { card, day } of ofCards) {
      const [name, dayName, figures] = [quarterOf(date), date.slice(5), figuresOf(day, index)];
      const refOf = (quarter: string) => db.doc(`cardStats/${card.cardId}/quarters/${quarter}`);
      batch.set(refOf(name), { days: { [dayName]: figures }, before: {} }, { merge: true });
      if (yesterday !== undefined && name !== quarterOf(yesterday))
        batch.set(refOf(quarterAfter(name)), { before: { [dayName]: numbersOf(figures) } }, { merge: true });
    }
    const views = ofCards.reduce((sum, { day }) => sum + day.views, 0);
    const month = months.get(date.slice(0, 7)) ?? { days: {}, topCards: {}, views: 0 };
    months.set(date.slice(0, 7), month);
    month.views += views;
    month.topCards[date.slice(8)] = ofCards.map(({ day: { cardId, slug, views: looks, saves } }) => ({
      cardId,
      slug,
      views: looks,
      saves,
    }));
    month.days[date.slice(8)] = {
      views,
      saves: ofCards.reduce((sum, { day }) => sum + day.saves, 0),
      publications: between(0, 3, index, 31),
      templateUses: between(0, 4, index, 32),
      errors: between(0, 2, index, 33),
      signUps: 0,
      bookings: 0,
      users: 4,
      cards: cards.length + 1,
      publishedCards: cards.length,
    };
  }
  for (const [name, { days, topCards, views }] of months)
    batch.set(db.doc(`stats/${name}`), { days, topCards, vitals: vitalsOf(views) });
  await batch.commit();
}

async function writeReports(db: Firestore, cards: readonly ShownCard[], now: number): Promise<void> {
  const said: [Partial<Pick<CardReport, 'count' | 'reasons' | 'details'>>, number][] = [
    [
      {
        count: 2,
        reasons: { 'personal-data': 1, other: 1 },
        details: ['Sale mi teléfono y no lo he dado yo.'],
      },
      1,
    ],
    [{ count: 1, reasons: { impersonation: 1 }, details: [] }, 3],
  ];
  for (const [index, [report, daysAgo]] of said.entries()) {
    const card = cards[index];
    if (!card) continue;
    const at = Timestamp.fromMillis(now - daysAgo * DAY_MS);
    const { slug, cardId, ownerId } = card;
    const id = `${slug}_${at.toDate().toISOString().slice(0, 10)}`;
    const stored = {
      ...{ details: [], count: 1, reasons: {}, ...report, slug, cardId, ownerId },
      ...{ status: 'open' as const, firstAt: at, lastAt: at, decidedBy: '', decision: '', revision: 0 },
    };
    await db.doc(`reports/${id}`).set(stored);
    const reach = { visits: 40 * (index + 1), isOwnerSuspended: false };
    await reportedCardRef(db, cardId).set(entryOf(undefined, [stored], reach));
  }
}

async function writeAlerts(db: Firestore, now: number): Promise<void> {
  const reported = [
    { title: 'ChunkLoadError: Loading chunk 914 failed', severity: 'medium', app: 'user-app', hours: 5 },
    { title: 'TypeError: Failed to fetch', severity: 'low', app: 'shell', hours: 30 },
    { title: 'FirebaseError: quota exceeded', severity: 'high', app: 'user-app', hours: 75 },
  ] as const;
  for (const [index, { title, severity, app, hours }] of reported.entries()) {
    await db.doc(`alerts/demo-${index + 1}`).set({
      title,
      type: 'error',
      severity,
      description: title,
      metadata: { app, path: '/dashboard' },
      metrics: { pageAgeMs: 1200 * (index + 1) },
      userId: 'demoAna0000000000000000',
      ip: '127.0.0.1',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      createdAt: Timestamp.fromMillis(now - hours * 60 * 60 * 1000),
      webhook: 'off',
    });
  }
}

/** Writes the panel's data of a product that has been in use for some weeks. Existing data stays as it is. */
export async function ensurePanel(
  db: Firestore,
  uids: readonly string[],
  cards: readonly ShownCard[],
): Promise<void> {
  const now = Date.now();
  for (const uid of uids) {
    if ((await db.doc(`userIndex/${uid}`).get()).exists) continue;
    await recordAccount(callOf(db, uid, now), {});
  }
  if ((await db.doc('stats/totals').get()).exists) return;
  await writePast(db, cards, now);
  await writeReports(db, cards, now);
  await recountOpen(db);
  await writeAlerts(db, now);
  await rollUp(db, now);
}

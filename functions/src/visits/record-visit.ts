import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { isbot } from 'isbot';
import {
  errorCode,
  findSlugProblem,
  shownLinks,
  visitSourceOf,
  type DayStats,
  type DeviceKind,
  type PublishedCard,
} from 'shared-lib/model';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { publicCardRef, readPublicCard } from '../card-records/public-document';
import { countCaller } from '../limits/count-caller';
import type { CallerNetworks } from '../limits/network-buckets';
import { tally } from '../stats/record-vitals';
import { countOnCard, type Counts } from '../stats/shards';
import { isBelievable, type VisitEvent } from './visit-event';
import { visitorKey } from '../limits/visitor-key';

/** Guesses the kind of a device from what its browser calls itself; an iPad calls itself a computer. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop';
}

/** Limit far above what a person does on cards, and too low to fake figures. */
const LIMIT = { most: 60, windowMs: MINUTE_MS };

/** Figures of the product that a press adds to. */
const PRODUCT_COUNTS: Partial<Record<VisitEvent['event'], DayStats>> = {
  save: { saves: 1 },
  book: { bookingsBegun: 1 },
};

/** An event on a card's page, with its client. */
export interface Visit extends CallerNetworks {
  slug: string;
  event: VisitEvent;
  userAgent: string;
  /** Country that the edge reports (ISO 3166), or empty. */
  country: string;
}

export type VisitOutcome = 'counted' | 'ignored' | 'unknown-card';

async function readPublished(db: Firestore, slug: string): Promise<PublishedCard | null> {
  if (findSlugProblem(slug) !== null) return null;
  const card = readPublicCard(await publicCardRef(db, slug).get());
  return card?.status === 'published' ? card : null;
}

/** Returns the counts of a press; `null` for a link that the card doesn't have. */
function countsOfPress(card: PublishedCard, event: Exclude<VisitEvent, { event: 'look' }>): Counts | null {
  if (event.event === 'save') return { saves: 1 };
  if (event.event === 'share') return { shares: 1 };
  if (event.event === 'book') return { bookingsBegun: 1 };
  return shownLinks(card).some(({ id }) => id === event.link) ? { clicks: { [event.link]: 1 } } : null;
}

/** Returns the counts of a view by source, kind of device, country and hour (UTC). */
function circumstancesOf(
  { userAgent, country }: Visit,
  { code, host }: Extract<VisitEvent, { event: 'look' }>,
  now: number,
): Counts {
  return {
    ...(code && { contexts: { [code]: 1 } }),
    ...(host && { referrers: { [host]: 1 } }),
    ...(/^[A-Z]{2}$/.test(country) && { countries: { [country]: 1 } }),
    devices: { [deviceOf(userAgent)]: 1 },
    hours: { [new Date(now).toISOString().slice(11, 13)]: 1 },
  };
}

/** Reports whether this is a visitor's first view of the card on this day. */
async function isNewVisitor(db: Firestore, key: string, now: number): Promise<boolean> {
  try {
    await db
      .collection('visitors')
      .doc(key)
      .create({ expiresAt: Timestamp.fromMillis(now + DAY_MS) });
    return true;
  } catch (error) {
    const ALREADY_EXISTS = 6;
    if (errorCode(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/**
 * Counts a visitor's action on a card. Bots, and owners who view their own card, aren't counted.
 *
 * @throws Refusal `too-many-requests`
 */
export async function recordVisit(
  { db, now }: { db: Firestore; now: number },
  visit: Visit,
): Promise<VisitOutcome> {
  const { slug, event, network, userAgent } = visit;
  if (event.own || !userAgent || isbot(userAgent)) return 'ignored';
  await countCaller({ db, now }, 'visit', visit, LIMIT);
  const card = await readPublished(db, slug);
  if (!card) return 'unknown-card';
  const batch = db.batch();
  if (event.event !== 'look') {
    const counts = countsOfPress(card, event);
    if (!counts) return 'ignored';
    countOnCard(batch, { db, now }, card, counts, { counts: PRODUCT_COUNTS[event.event] ?? {} });
  } else {
    const isNew = await isNewVisitor(db, await visitorKey(db, now, network, userAgent, card.cardId), now);
    const samples = isBelievable(event.lcp) ? [{ name: 'LCP' as const, value: event.lcp }] : [];
    const counts = {
      views: 1,
      ...(isNew && { unique: 1 }),
      ...(event.scanned && { qr: 1 }),
      ...circumstancesOf(visit, event, now),
    };
    const ways = {
      sources: { [visitSourceOf(event)]: 1 },
      devices: { [deviceOf(userAgent)]: 1 },
    };
    const product = { counts: { views: 1, ...ways }, vitals: { '/c/:slug': tally(samples) } };
    countOnCard(batch, { db, now }, card, counts, product);
  }
  await batch.commit();
  return 'counted';
}

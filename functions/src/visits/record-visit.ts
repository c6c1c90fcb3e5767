import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { isbot } from 'isbot';
import { findSlugProblem, type PublicCard, type PublishedCard } from 'shared-lib/domain';
import { countRequest } from '../limits/rate-limit';
import { tally } from '../stats/record-vitals';
import { countInProduct, countOnCard, type Counts } from '../stats/shards';
import { visitorKey } from './visitor-key';

/** Far more than a person does on cards; too little to make up figures. */
const LIMIT = { most: 60, windowMs: 60_000 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longest time to the largest paint that is believed, in milliseconds. */
const LCP_MAX_MS = 60_000;

/** What a visitor's page tells. */
export interface Visit {
  slug: string;
  /** Address of what they followed; missing for a look at the card. */
  href?: string;
  /** Time to the largest paint, in milliseconds. */
  lcp?: number;
  /** They came by the card's code. */
  scanned: boolean;
  /** The owner's own link, or a preview. */
  own: boolean;
  ip: string;
  userAgent: string;
}

export type VisitOutcome = 'counted' | 'ignored' | 'unknown-card';

async function readPublished(db: Firestore, slug: string): Promise<PublishedCard | null> {
  if (findSlugProblem(slug) !== null) return null;
  const card = (await db.collection('publicCards').doc(slug).get()).data() as PublicCard | undefined;
  return card?.status === 'published' ? card : null;
}

const sameAddress = (one: string, other: string) =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** What was followed: the contact file, or one of the card's links; `null` for anything else on the page. */
function countsOfClick(card: PublishedCard, href: string): Counts | null {
  if (URL.canParse(href) && new URL(href).pathname === `/c/${card.slug}.vcf`) return { saves: 1 };
  const link = card.links.find(({ url }) => sameAddress(url, href));
  return link ? { clicks: { [link.id]: 1 } } : null;
}

/** True for a visitor's first look at the card on this day. */
async function isNewVisitor(db: Firestore, key: string, now: number): Promise<boolean> {
  try {
    await db
      .collection('visitors')
      .doc(key)
      .create({ expiresAt: Timestamp.fromMillis(now + DAY_MS) });
    return true;
  } catch (error) {
    const ALREADY_EXISTS = 6;
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
    throw error;
  }
}

/**
 * Counts what a visitor did on a card. Programs, and owners who look at their own, are not counted.
 *
 * @throws Refusal `too-many-requests`
 */
export async function recordVisit(
  { db, now }: { db: Firestore; now: number },
  visit: Visit,
): Promise<VisitOutcome> {
  const { slug, href, lcp, ip, userAgent } = visit;
  if (visit.own || !userAgent || isbot(userAgent)) return 'ignored';
  const visitor = await visitorKey(db, now, ip);
  await countRequest(db, `visit:${visitor}`, LIMIT, now);
  const card = await readPublished(db, slug);
  if (!card) return 'unknown-card';
  const batch = db.batch();
  if (href !== undefined) {
    const counts = countsOfClick(card, href);
    if (!counts) return 'ignored';
    countOnCard(batch, { db, now }, card, counts);
    if (counts['saves']) countInProduct(batch, { db, now }, { saves: 1 });
  } else {
    const isNew = await isNewVisitor(db, await visitorKey(db, now, ip, userAgent, card.cardId), now);
    const isTimed = lcp !== undefined && lcp > 0 && lcp <= LCP_MAX_MS;
    countOnCard(batch, { db, now }, card, {
      views: 1,
      ...(isNew && { unique: 1 }),
      ...(visit.scanned && { qr: 1 }),
    });
    const samples = isTimed ? [{ name: 'LCP' as const, value: lcp }] : [];
    countInProduct(batch, { db, now }, { views: 1 }, { '/c/:slug': tally(samples) });
  }
  await batch.commit();
  return 'counted';
}

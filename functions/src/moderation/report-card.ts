import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import type { CardReportInput } from 'shared-lib/model';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { publicCardRef, readPublicCard } from '../card-records/public-document';
import { countCaller } from '../limits/count-caller';
import { readAdminsToTell } from '../administration/administrators/admins-to-notify';
import { storeAlert } from '../monitoring/store-alert';
import { notify } from '../notifications/notify';
import { readSetting } from '../settings/read-setting';
import type { CallerNetworks } from '../limits/network-buckets';
import { countOpen } from './open-counts';
import { readReport, readReports, reportRef, type ReportDocument } from './report-ref';
import { entryOf, openReportsOf, readEntry, readVisits, reportedCardRef } from './reported-card';

/** Limit that is enough for somebody who meets several bad cards, and too little for a flood. */
const LIMIT = { most: 5, windowMs: HOUR_MS };

/** Most texts of a day's reports that are stored. */
const DETAILS_KEPT = 10;

/** Most addresses of a day's reporters that are stored for an answer. */
const REPORTERS_KEPT = 20;

/** Longest text of one report that is stored, in characters. */
const MAX_DETAIL = 1000;

/** Removes control characters and direction overrides from a visitor's text, and shortens it. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL);
}

/** Returns the reporters of a day with one more, if they left an address. */
function withReporter(
  known: ReportDocument | undefined,
  { reason, details, email, language }: CardReportInput,
  now: number,
): Pick<ReportDocument, 'reporters'> {
  const reporters = known?.reporters ?? [];
  if (email === '') return known?.reporters ? { reporters } : {};
  const at = Timestamp.fromMillis(now);
  const reporter = { id: randomUUID(), email, language, reason, details: clean(details), at, answeredBy: '' };
  return { reporters: [reporter, ...reporters].slice(0, REPORTERS_KEPT) };
}

/**
 * Adds a report to those of the card's day, and to the card's entry in the queue. The first that waits for a decision rings the
 * administrators' bells; the card's owner learns of a report only by what it led to, and never whose it was.
 *
 * @returns Number of the day's reports after it; 0 when it changed nothing.
 */
async function addReport(
  db: Firestore,
  input: CardReportInput,
  { cardId, visits }: { cardId: string; visits: number },
  visitor: string,
  now: number,
): Promise<number> {
  const { slug, reason, details } = input;
  const ref = reportRef(db, slug, now);
  const mark = db.collection('visitors').doc(`report_${visitor}_${slug}`);
  return db.runTransaction(async (transaction) => {
    const [card, report, marked, entry, open] = await Promise.all([
      transaction.get(publicCardRef(db, slug)),
      transaction.get(ref),
      transaction.get(mark),
      transaction.get(reportedCardRef(db, cardId)),
      transaction.get(openReportsOf(db, cardId)),
    ]);
    const shown = readPublicCard(card);
    // One visitor counts once a card and day.
    if (shown?.status !== 'published' || shown.cardId !== cardId || marked.exists) return 0;
    const known = readReport(report);
    const isNews = open.empty;
    const [[owner], admins] = await Promise.all([
      known ? [] : transaction.getAll(db.collection('cards').doc(cardId), { fieldMask: ['userId'] }),
      isNews ? readAdminsToTell(transaction, db, 'moderation') : [],
    ]);
    const at = Timestamp.fromMillis(now);
    const text = clean(details);
    const next: ReportDocument = {
      slug,
      cardId,
      ownerId: known?.ownerId ?? String(owner?.get('userId') ?? ''),
      count: (known?.count ?? 0) + 1,
      reasons: { ...known?.reasons, [reason]: (known?.reasons[reason] ?? 0) + 1 },
      details: [...(text ? [text] : []), ...(known?.details ?? [])].slice(0, DETAILS_KEPT),
      ...withReporter(known, input, now),
      // A report after a decision needs another one.
      status: 'open',
      firstAt: known?.firstAt ?? at,
      lastAt: at,
      decidedBy: '',
      decision: '',
      notice: { version: LEGAL_VERSION },
      revision: known?.revision ?? 0,
    };
    transaction.set(ref, next);
    const others = readReports(open.docs.filter(({ id }) => id !== ref.id));
    const before = readEntry(entry);
    transaction.set(entry.ref, entryOf(before, [next, ...others], { visits, isOwnerSuspended: false }));
    if (before?.status !== 'open') countOpen(transaction, db, 'cards', 1);
    for (const admin of admins)
      if (admin !== next.ownerId) notify(transaction, { db, now }, admin, { kind: 'card-reported', slug });
    transaction.set(mark, { expiresAt: Timestamp.fromMillis(now + DAY_MS) });
    return next.count;
  });
}

/** Reads the id and the visits of a card that visitors see; `null` for none. */
async function findShown(db: Firestore, slug: string): Promise<{ cardId: string; visits: number } | null> {
  const card = readPublicCard(await publicCardRef(db, slug).get());
  if (card?.status !== 'published') return null;
  return { cardId: card.cardId, visits: await readVisits(db, card.cardId) };
}

/**
 * Stores a visitor's report of a card. The answer doesn't reveal whether the card exists, or whether they had reported
 * it before.
 *
 * @throws Refusal `too-many-requests`
 */
export async function reportCard(
  { db, now }: { db: Firestore; now: number },
  input: CardReportInput,
  caller: CallerNetworks,
): Promise<void> {
  const visitor = await countCaller({ db, now }, 'report', caller, LIMIT);
  const shown = await findShown(db, input.slug);
  if (!shown) return;
  const count = await addReport(db, input, shown, visitor, now);
  if (count === 0) return;
  const { reportsForAlert } = await readSetting(db, 'product');
  if (count !== reportsForAlert) return;
  await storeAlert(
    { db, now },
    {
      title: `Card reported ${count} times: ${input.slug}`,
      type: 'card-report',
      severity: 'high',
      description: input.reason,
      metadata: { slug: input.slug },
      metrics: { reports: count },
      userId: '',
      ip: '',
      userAgent: '',
    },
    'outsiders',
  );
}

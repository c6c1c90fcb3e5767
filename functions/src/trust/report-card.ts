import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CardReportInput, PublicCard } from 'shared-lib/domain';
import { countRequest } from '../limits/rate-limit';
import { keepAlert } from '../monitoring/keep-alert';
import { readSetting } from '../settings/read-setting';
import { visitorKey } from '../visits/visitor-key';
import { reportRef, type ReportDocument } from './report-ref';

/** Enough for somebody who meets several bad cards; too little for a flood. */
const LIMIT = { most: 5, windowMs: 60 * 60 * 1000 };

/** How many texts of a day's reports are kept. */
const DETAILS_KEPT = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longest text that is kept of each. */
const DETAIL_MAX = 1000;

/** What is left of a visitor's text: no control characters, no direction overrides. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, DETAIL_MAX);
}

/** Adds a report to those of the card's day. The count after it, 0 for one that changed nothing. */
async function addReport(
  db: Firestore,
  { slug, reason, details = '' }: CardReportInput,
  visitor: string,
  now: number,
): Promise<number> {
  const ref = reportRef(db, slug, now);
  const mark = db.collection('visitors').doc(`report_${visitor}_${slug}`);
  return db.runTransaction(async (transaction) => {
    const [card, report, marked] = await Promise.all([
      transaction.get(db.collection('publicCards').doc(slug)),
      transaction.get(ref),
      transaction.get(mark),
    ]);
    const shown = card.data() as PublicCard | undefined;
    // One visitor counts once a card and day.
    if (shown?.status !== 'published' || marked.exists) return 0;
    const owner = report.exists ? null : await transaction.get(db.collection('cards').doc(shown.cardId));
    const at = Timestamp.fromMillis(now);
    const known = report.data() as ReportDocument | undefined;
    const text = clean(details);
    const next: ReportDocument = {
      slug,
      cardId: shown.cardId,
      ownerId: known?.ownerId ?? String(owner?.get('userId') ?? ''),
      count: (known?.count ?? 0) + 1,
      reasons: { ...known?.reasons, [reason]: (known?.reasons[reason] ?? 0) + 1 },
      details: [...(text ? [text] : []), ...(known?.details ?? [])].slice(0, DETAILS_KEPT),
      // What comes after a decision wants another.
      status: 'open',
      firstAt: known?.firstAt ?? at,
      lastAt: at,
      decidedBy: '',
      decision: '',
      revision: known?.revision ?? 0,
    };
    transaction.set(ref, next);
    transaction.set(mark, { expiresAt: Timestamp.fromMillis(now + DAY_MS) });
    return next.count;
  });
}

/**
 * Takes a visitor's report of a card in. Who reports isn't told whether the card was there, or whether they had reported
 * it already.
 *
 * @throws Refusal `too-many-requests`
 */
export async function reportCard(
  { db, now }: { db: Firestore; now: number },
  input: CardReportInput,
  caller: { ip: string; userAgent: string },
): Promise<void> {
  const visitor = await visitorKey(db, now, caller.ip);
  await countRequest(db, `report:${visitor}`, LIMIT, now);
  const count = await addReport(db, input, visitor, now);
  if (count === 0) return;
  const { reportsForAlert } = await readSetting(db, 'product');
  if (count !== reportsForAlert) return;
  await keepAlert(
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
  );
}

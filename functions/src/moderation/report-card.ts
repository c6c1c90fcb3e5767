import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import type { CardReportInput, PublicCard } from 'shared-lib/domain';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { countCaller } from '../limits/count-caller';
import { readAdminsToTell } from '../administration/admins-to-tell';
import { keepAlert } from '../monitoring/keep-alert';
import { notify } from '../notifications/notify';
import { readSetting } from '../settings/read-setting';
import type { CallerNetworks } from '../limits/network-buckets';
import { reportRef, type ReportDocument } from './report-ref';

/** Limit that is enough for somebody who meets several bad cards, and too little for a flood. */
const LIMIT = { most: 5, windowMs: HOUR_MS };

/** Texts of a day's reports that are kept. */
const DETAILS_KEPT = 10;

/** Longest text of one report that is kept. */
const DETAIL_MAX = 1000;

/** Removes control characters and direction overrides from a visitor's text, and shortens it. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, DETAIL_MAX);
}

/**
 * Adds a report to those of the card's day. The first that waits for a decision rings the administrators' bells; the card's owner learns
 * of a report only by what it led to, and never whose it was.
 *
 * @returns Number of reports after it; 0 when it changed nothing.
 */
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
    const known = report.data() as ReportDocument | undefined;
    const isNews = known?.status !== 'open';
    const [[owner], admins] = await Promise.all([
      known ? [] : transaction.getAll(db.collection('cards').doc(shown.cardId), { fieldMask: ['userId'] }),
      isNews ? readAdminsToTell(transaction, db, 'moderation') : [],
    ]);
    const at = Timestamp.fromMillis(now);
    const text = clean(details);
    const next: ReportDocument = {
      slug,
      cardId: shown.cardId,
      ownerId: known?.ownerId ?? String(owner?.get('userId') ?? ''),
      count: (known?.count ?? 0) + 1,
      reasons: { ...known?.reasons, [reason]: (known?.reasons[reason] ?? 0) + 1 },
      details: [...(text ? [text] : []), ...(known?.details ?? [])].slice(0, DETAILS_KEPT),
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
    for (const admin of admins)
      if (admin !== next.ownerId) notify(transaction, { db, now }, admin, { kind: 'card-reported', slug });
    transaction.set(mark, { expiresAt: Timestamp.fromMillis(now + DAY_MS) });
    return next.count;
  });
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
    'outsiders',
  );
}

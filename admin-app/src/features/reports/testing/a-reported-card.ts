import type { ReportedCard } from 'shared-lib/model';

/** Returns an open reported card. */
export const aReportedCard = (part: Partial<ReportedCard> = {}): ReportedCard => {
  const slug = part.slug ?? 'ana-garcia';
  return {
    ...{ slug, cardId: `card-${slug}`, ownerId: 'ana', count: 3, reasons: { fraud: 3 } },
    ...{ status: 'open', firstAt: Date.UTC(2026, 2, 1), lastAt: Date.UTC(2026, 2, 2), visits: 12, score: 31 },
    ...{ waiting: 0, assignedTo: '', assignedEmail: '', isOwnerSuspended: false },
    ...{ decidedBy: '', decision: '', decidedAt: null },
    ...part,
  };
};

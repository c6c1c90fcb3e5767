import type { ReportReason } from './report-reasons';
import { entriesOf } from '../values/keys-of';

/** Gravity of each reason of a report: the harm that the card does while it is shown. */
const REPORT_GRAVITY: Readonly<Record<ReportReason, number>> = {
  fraud: 5,
  impersonation: 4,
  'personal-data': 4,
  offensive: 3,
  other: 1,
};

/**
 * Returns the rank of a reported card in the queue: the gravity of each reason times its number, times the card's reach. The reach grows with
 * the logarithm of its visits, so that one report of a popular card stays below a wave of reports of another.
 */
export function reportScore(reasons: Partial<Record<ReportReason, number>>, visits: number): number {
  const gravity = entriesOf(reasons).reduce(
    (sum, [reason, count]) => sum + (REPORT_GRAVITY[reason] ?? REPORT_GRAVITY.other) * count,
    0,
  );
  return Math.round(gravity * (1 + Math.log10(1 + visits)) * 10) / 10;
}

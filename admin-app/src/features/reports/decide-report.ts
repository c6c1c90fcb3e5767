import { callFunction, getReport } from 'shared-lib/data';
import type { CardReport } from 'shared-lib/domain';

/** What an administrator decides about a report. */
export type Decision = 'take-down' | 'dismiss';

/**
 * Decides about a report. Of two administrators the first one's decision stands.
 *
 * @returns The report as it is then: `decidedBy` says whose decision it was.
 */
export async function decideReport(
  { id, cardId }: CardReport,
  decision: Decision,
  words: string,
): Promise<CardReport | null> {
  if (decision === 'dismiss') await callFunction('dismissReport', { reportId: id, decision: words });
  else await callFunction('takeDownCard', { cardId, reason: words });
  return getReport(id);
}

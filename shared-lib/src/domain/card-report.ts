import { z } from 'zod';
import { REPORT_REASONS, type ReportReason } from './report-reasons';
import { findSlugProblem } from './slug';

/** Report of a card, as a visitor sends it. */
export const cardReportSchema = z.object({
  slug: z.string().refine((slug) => findSlugProblem(slug) === null, { message: 'slug-invalid' }),
  reason: z.enum(REPORT_REASONS),
  details: z.string().trim().max(1000).default(''),
});
export type CardReportInput = z.input<typeof cardReportSchema>;

/**
 * `reports/{id}`: a card that visitors reported, one document for each card and day; later reports add to it. Times in
 * milliseconds since the epoch.
 */
export interface CardReport {
  id: string;
  slug: string;
  cardId: string;
  ownerId: string;
  /** Number of visitors who reported it. */
  count: number;
  reasons: Partial<Record<ReportReason, number>>;
  /** The latest texts, newest first; at most ten. */
  details: string[];
  status: 'open' | 'dismissed' | 'taken-down';
  firstAt: number;
  lastAt: number;
  /** Decision and its author; empty while the report is open. */
  decidedBy: string;
  decision: string;
}

/** `cards/{cardId}.takedown`: the takedown of a card as its owner reads it. */
export interface Takedown {
  reason: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** True if visitors saw it until then; missing in older takedowns. */
  wasShown?: boolean;
}

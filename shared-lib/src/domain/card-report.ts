import { z } from 'zod';

/** Why a visitor reports a card. */
export const REPORT_REASONS = ['impersonation', 'fraud', 'offensive', 'personal-data', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a visitor sends to report a card. */
export const cardReportSchema = z.object({
  slug: z.string().min(1).max(60),
  reason: z.enum(REPORT_REASONS),
  details: z.string().trim().max(1000).default(''),
});
export type CardReportInput = z.input<typeof cardReportSchema>;

/** `reports/{id}`: a card that visitors reported. One document a card and day; later reports add to it. Times in milliseconds. */
export interface CardReport {
  id: string;
  slug: string;
  cardId: string;
  ownerId: string;
  /** How many visitors reported it so. */
  count: number;
  reasons: Partial<Record<ReportReason, number>>;
  /** The latest texts, newest first; at most ten. */
  details: string[];
  status: 'open' | 'dismissed' | 'taken-down';
  firstAt: number;
  lastAt: number;
  /** Who decided, and what they wrote; empty while it is open. */
  decidedBy: string;
  decision: string;
}

/** Why a card was taken down, as the owner reads it on `cards/{cardId}.takedown`. */
export interface Takedown {
  reason: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Reasons for which a visitor may report a card. */
export const REPORT_REASONS = ['impersonation', 'fraud', 'offensive', 'personal-data', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

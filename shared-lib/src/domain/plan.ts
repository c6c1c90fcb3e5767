/** What an account may pay for. */
export const PLANS = ['free', 'premium', 'enterprise', 'developer'] as const;

/** What an account pays for. */
export type Plan = (typeof PLANS)[number];

/** Plans that an account may have. */
export const PLANS = ['free', 'premium', 'enterprise', 'developer'] as const;

/** Plan of an account. */
export type Plan = (typeof PLANS)[number];

/** Help that an administrator gives an account whose owner asks for it. */
export const ACCOUNT_HELPS = ['password-reset', 'verify-email', 'end-sessions', 'export'] as const;

export type AccountHelp = (typeof ACCOUNT_HELPS)[number];

/** Help that an administrator gives an account at its owner's request; `second-factor` removes one whose app is lost. */
export const ACCOUNT_HELPS = [
  'password-reset',
  'verify-email',
  'end-sessions',
  'export',
  'second-factor',
] as const;

export type AccountHelp = (typeof ACCOUNT_HELPS)[number];

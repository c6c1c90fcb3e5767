/** Help that an administrator gives an account at its owner's request; `second-factor` removes one whose app is lost. */
export const ACCOUNT_HELPS = [
  'password-reset',
  'verify-email',
  'end-sessions',
  'export',
  'second-factor',
] as const;

export type AccountHelp = (typeof ACCOUNT_HELPS)[number];

/** Kinds of letters that administrators write to an account; each has fixed words around the administrator's own. */
export const LETTER_KINDS = ['answer', 'card-advice', 'payments', 'service'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Longest part of a letter in an administrator's own words, in characters. */
export const MAX_LETTER = 1500;

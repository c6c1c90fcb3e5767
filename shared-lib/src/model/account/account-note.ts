/** Longest note on an account, in characters, and most notes on one. */
export const MAX_NOTE = 1000;
export const MAX_NOTES = 50;

/** A note of administrators on an account; its owner doesn't see it. */
export interface AccountNote {
  id: string;
  text: string;
  byEmail: string;
  /** Milliseconds since the epoch. */
  at: number;
}

import { DAY_MS } from '../../platform/time';

/** Days after the appointment for which a saved card can be charged with the no-show fee. */
export const CARD_KEPT_DAYS = 14;

/** Card that is saved at Stripe for a booking, for its no-show fee. */
export interface SavedCard {
  /** `awaited` until the visitor gives it, `kept` while it can be charged, `forgotten` once it can't any more. */
  state: 'awaited' | 'kept' | 'forgotten';
  /** Fee that the owner has requested and that is neither paid nor refused yet; 0 for none. */
  asked: number;
  /** Number of times that the owner has requested the fee. */
  attempts: number;
  /** True when the bank refused the last of them. */
  isDeclined: boolean;
}

/** Card of a new booking. */
export const AWAITED_CARD: SavedCard = { state: 'awaited', asked: 0, attempts: 0, isDeclined: false };

/** Returns the instant from which a booking's saved card is to be forgotten, in milliseconds since the epoch. */
export const cardKeptUntil = (end: number): number => end + CARD_KEPT_DAYS * DAY_MS;

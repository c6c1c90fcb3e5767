import { DAY_MS } from '../../platform/time';

/** Days after the appointment for which a card is kept: its owner has so long to take the fee. */
export const CARD_KEPT_DAYS = 14;

/** Card that is kept for a booking at Stripe, for the fee of whoever doesn't come. */
export interface KeptCard {
  /** `forgotten` once it can't be charged any more. */
  state: 'awaited' | 'kept' | 'forgotten';
  /** Fee that the owner has asked for and that isn't decided yet; 0 for none. */
  asked: number;
  /** Number of times that the owner has asked. */
  attempts: number;
  /** True when the bank refused the last of them. */
  isDeclined: boolean;
}

/** Card of a new booking. */
export const AWAITED_CARD: KeptCard = { state: 'awaited', asked: 0, attempts: 0, isDeclined: false };

/** Returns the instant from which a booking's card isn't kept any more. */
export const cardKeptUntil = (end: number): number => end + CARD_KEPT_DAYS * DAY_MS;

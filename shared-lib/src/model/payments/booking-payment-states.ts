import type { BookingStatus } from '../booking/booking-states';

/**
 * State of a booking's payment: none is due, it is awaited, Stripe is collecting it (some ways of paying take days), a card is saved
 * instead, it was received (a part may have been given back), a refund is under way, or all of it was given back.
 */
export const PAYMENT_STATES = [
  'none',
  'awaiting',
  'processing',
  'kept',
  'paid',
  'refunding',
  'refunded',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Consequence of money that arrives for a booking, or of a card that is saved for it: it confirms the booking; it is recorded only, as the
 * booking is confirmed already or waits for its owner; it brings the booking back if its time is still free; or it is given back.
 */
export type OnPaid = 'confirm' | 'note' | 'revive' | 'give-back';

interface PaymentInBooking {
  /** States that an online payment may be in once it is settled. */
  settled: readonly PaymentState[];
  onPaid: OnPaid;
}

/**
 * Payments that can stand beside each status of a booking that is paid online, and the consequence of money that
 * arrives: the only such table of the product. `kept` and `none` only occur where a card is saved in place of a
 * payment.
 */
export const PAYMENTS_BY_STATUS: Readonly<Record<BookingStatus, PaymentInBooking>> = {
  pending_payment: { settled: ['awaiting', 'processing'], onPaid: 'confirm' },
  pending_confirmation: { settled: ['awaiting', 'kept', 'paid', 'refunding', 'refunded'], onPaid: 'note' },
  confirmed: { settled: ['kept', 'paid', 'refunding', 'refunded'], onPaid: 'note' },
  completed: { settled: ['kept', 'none', 'paid', 'refunding', 'refunded'], onPaid: 'note' },
  no_show: { settled: ['kept', 'none', 'paid', 'refunding', 'refunded'], onPaid: 'note' },
  cancelled: {
    settled: ['awaiting', 'processing', 'none', 'paid', 'refunding', 'refunded'],
    onPaid: 'give-back',
  },
  rejected: { settled: ['awaiting', 'none', 'refunding', 'refunded'], onPaid: 'give-back' },
  expired: { settled: ['awaiting', 'processing', 'none', 'refunding', 'refunded'], onPaid: 'revive' },
};

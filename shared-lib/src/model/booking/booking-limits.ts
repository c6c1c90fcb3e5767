/** Longest texts about bookings, in characters. */
export const BOOKING_LIMITS = {
  name: 80,
  email: 254,
  phone: 30,
  notes: 1000,
  question: 120,
  answer: 1000,
  /** Reason of a cancellation or rejection. */
  reason: 300,
  /** An owner's own note about a booking or a customer. */
  ownerNote: 2000,
  /** Title of blocked time. */
  title: 80,
} as const;

/** Most appointments of another calendar in one call. */
export const APPOINTMENTS_AT_ONCE = 50;

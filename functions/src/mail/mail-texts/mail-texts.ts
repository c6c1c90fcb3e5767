import type { BookingStatus, ServicePlace } from 'shared-lib/domain/booking';
import type { MailRecipient } from '../outbox';

/** What a mail is about: its event and where the booking stands by now. */
export type Occasion =
  | 'requested'
  | 'unpaid'
  | 'booked'
  | 'confirmed'
  | 'rejected'
  | 'moved'
  | 'move-requested'
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'reminder';

/** What sentences are made of. */
export interface MailFacts {
  service: string;
  /** The other party, by name. */
  other: string;
  /** The start, short: only reminders have it in their subject. */
  when: string;
}

/** Every sentence of our mail in one language. */
export interface MailTexts {
  /** For `Intl`. */
  locale: string;
  occasions: Readonly<
    Record<
      MailRecipient,
      Record<Occasion, { subject: (facts: MailFacts) => string; lead: (facts: MailFacts) => string }>
    >
  >;
  /** `name` is empty for somebody whom we rather don't greet by name. */
  greeting: (name: string) => string;
  labels: Readonly<
    Record<
      'service' | 'when' | 'place' | 'state' | 'price' | 'customer' | 'email' | 'phone' | 'notes' | 'reason',
      string
    >
  >;
  states: Readonly<Record<BookingStatus, string>>;
  /** Said after the price. */
  paid: string;
  places: Readonly<Record<ServicePlace['kind'], string>>;
  yes: string;
  openBooking: string;
  openBookings: string;
  bookAgain: string;
  addToGoogle: string;
  addToOutlook: string;
  /** Why this mail came. */
  because: Readonly<Record<MailRecipient, string>>;
}

import { OPEN_STATUSES, type Booking, type BookingActor, type BookingStatus } from 'shared-lib/model/booking';
import type { MailRecipient, MailTemplate } from '../../outbox/outbox';

/** Contacts that a card shows; each empty for none. */
export interface MailContact {
  /** Address that visitors' replies go to. */
  email: string;
  phone: string;
  /** Address of a WhatsApp chat. */
  whatsApp: string;
}

/** The owner of a booking, with the data that mail needs. */
export interface MailOwner {
  /** Name that visitors know. */
  name: string;
  /** Address of the account, which only the owner sees. */
  email: string;
  contact: MailContact;
  /** The path of their card's photo below the cards' origin; empty for none. */
  photoPath: string;
  /** Accent colour of their card, `#RRGGBB`. */
  color: string;
  language: 'es' | 'en';
  /** IANA name of the zone of the owner and of their place. */
  zone: string;
  /** Minutes before the start until which a visitor may change the booking. */
  changeNoticeMinutes: number;
}

/** A booking in a mail about several of a series, with the path of its page, and its start before the mail's event moved it. */
export interface MailSeriesPart {
  booking: Booking;
  path: string;
  before?: number;
}

/** Data of a mail about a booking. */
export interface MailInput {
  template: MailTemplate;
  recipient: MailRecipient;
  /** Party whose action caused the mail; missing in older entries. */
  by?: BookingActor | undefined;
  /** Present state of the booking, which may be newer than the mail's event. */
  booking: Booking;
  owner: MailOwner;
  /** Start that the booking had before the mail's event moved it, in milliseconds since the epoch. */
  before?: number;
  /** All bookings that the mail is about, in order of time; missing where it is about one. */
  series?: readonly MailSeriesPart[];
  /** Amount that was given back by the mail's event, and the total with it; without it, all that was given back so far. */
  refund?: { amount: number; total: number };
  /** Free starts near the booking's, in milliseconds since the epoch, for whoever has to choose another; none otherwise. */
  freeStarts?: readonly number[];
  /** Path of the booking's page for its visitor, below {@link MailInput.cardOrigin}; empty for none. */
  path: string;
  /** Path of the receipt of the payment, below the same origin; missing where there is none. */
  receiptPath?: string;
  /** Address that all mail comes from. */
  from: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Without a slash at the end. */
  cardOrigin: string;
  shellOrigin: string;
}

/** Reports whether a booking was completed, missed, cancelled, rejected or expired. */
export const isOver = ({ status }: { status: BookingStatus }): boolean => !OPEN_STATUSES.has(status);

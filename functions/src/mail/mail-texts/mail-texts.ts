import type { CardLanguage } from 'shared-lib/model';
import type { Booking, BookingActor, BookingStatus, DayPart, ServicePlace } from 'shared-lib/model/booking';

/** Subject of a mail: its event, combined with the booking's present status. */
export type Occasion =
  | 'requested'
  | 'unpaid'
  | 'booked'
  | 'confirmed'
  | 'rejected'
  | 'moved'
  | 'move-requested'
  | 'move-asked'
  | 'move-withdrawn'
  | 'move-accepted'
  | 'move-kept'
  | 'cancelled'
  | 'expired'
  | 'card-wanted'
  | 'card-kept'
  | 'paid'
  | 'fee'
  | 'refunded'
  | 'paid-late'
  | 'reminder';

/** Occasion of a mail about several bookings that their owner made, which only visitors get. */
export type SeriesOccasion = 'series-booked' | 'series-moved' | 'series-cancelled';

/** Occasion that only owners get mail about. */
export type OwnersOccasion = 'disputed';

/** Values that sentences are filled with. */
export interface MailFacts {
  /** Name of the other party. */
  other: string;
  /** Party whose action caused the mail; missing in older entries. */
  by?: BookingActor | undefined;
  /** True when the booking is still to be paid, or never was. */
  isUnpaid: boolean;
  isConfirmed: boolean;
  /** Number of bookings that the mail is about. */
  count: number;
  /** Amount that was paid online; empty where nothing was. */
  paid: string;
  /** Amount that was given back now; empty where none was. */
  refunded: string;
  /** Amount that was given back so far; empty where it is the same. */
  refundedInTotal: string;
}

/** Heading and sentence of an occasion. */
interface OccasionWords {
  heading: string;
  lead: (facts: MailFacts) => string;
}

/** Sentences of mail about bookings that only owners get, in one language. */
export interface OwnersMailTexts {
  /** Heading and sentence of each occasion; the heading also begins the subject. */
  occasions: Readonly<Record<Occasion | OwnersOccasion, OccasionWords>>;
  /** Labels of main buttons. */
  seeOwnBooking: string;
  seePayments: string;
  answerRequest: string;
  answerMove: string;
  /** Label of the hour that a visitor requests. */
  asks: string;
  /** Label of the note of a booking, by the party that wrote it. */
  notesOf: Readonly<Record<Booking['createdBy'], string>>;
  /** Sentences on who calls whom for an appointment by phone. */
  youCall: (name: string, phone: string) => string;
  callsYou: (name: string, phone: string) => string;
  /** Note that links to the settings of their calendar feed. */
  feed: string;
  openFeed: string;
  /** Sentence that says why the recipient got this mail. */
  because: string;
  chooseMail: string;
}

/** Heading and sentence of a mail to somebody on a waiting list. */
interface WaitingWords {
  heading: string;
  lead: (owner: string) => string;
}

/** Sentences of mail about bookings in one language, as far as visitors get them. */
export interface VisitorsMailTexts {
  language: CardLanguage;
  /** Heading and sentence of each occasion; the heading also begins the subject. */
  occasions: Readonly<Record<Occasion | SeriesOccasion, OccasionWords>>;
  greeting: (name: string) => string;
  labels: Readonly<
    Record<
      | 'service'
      | 'when'
      | 'before'
      | 'youAsk'
      | 'free'
      | 'place'
      | 'state'
      | 'price'
      | 'customer'
      | 'email'
      | 'phone'
      | 'reason',
      string
    >
  >;
  states: Readonly<Record<BookingStatus, string>>;
  /** Follows the price. */
  paid: string;
  /** Follows the price of a booking that is paid in part. */
  deposit: (amount: string) => string;
  /** Follows the price of a booking of which a part is paid: that part, and what is still due. */
  depositPaid: (paid: string, rest: string) => string;
  /** Price of a booking whose card is saved, with the fee that was charged. */
  feeTaken: (amount: string) => string;
  onSite: string;
  /** The same time on the recipient's own clocks. */
  yourTime: (time: string) => string;
  places: Readonly<Record<ServicePlace['kind'], string>>;
  /** Sentences on who calls whom for an appointment by phone. */
  callsYou: (name: string, phone: string) => string;
  youCall: (phone: string) => string;
  directions: string;
  call: string;
  write: string;
  joinCall: string;
  /** Replaces the link to a video call, which the booking's page shows. */
  linkOnPage: string;
  /** Replaces the link to a video call before the owner has accepted. */
  linkLater: string;
  photoOf: (name: string) => string;
  /** Sender's name in mail to third parties. */
  onBehalfOf: (name: string) => string;
  yes: string;
  /** Labels of main buttons. */
  openBooking: string;
  /** Button of a reminder, which leads to the page of the booking: opening that confirms nothing. */
  confirmAttendance: string;
  seeBooking: string;
  payBooking: string;
  keepCard: string;
  bookAgain: string;
  /** Sentences on the deadlines for paying, changing and cancelling. */
  payUntil: (moment: string) => string;
  cardUntil: (moment: string) => string;
  changeUntil: (moment: string) => string;
  changeUntilStart: string;
  changeOver: (notice: string) => string;
  /** Labels of the contacts of the other party. */
  contact: Readonly<{
    reply: (other: string) => string;
    noReply: string;
    others: (other: string) => string;
    email: string;
    whatsApp: string;
  }>;
  addToCalendar: string;
  /** Sentence for an appointment that is cancelled, which may stand in a calendar by a link of another mail. */
  removeFromCalendar: string;
  /** Note of the receipt of what was paid, and the label of its link. */
  receipt: string;
  openReceipt: string;
  /** Sentence that says why the recipient got this mail. */
  because: string;
  /** Sentences of the answer to a person who asked the owner to erase what they know of them. */
  erasure: Readonly<{
    heading: string;
    granted: (owner: string) => string;
    refused: (owner: string) => string;
    /** Label of the owner's reason. */
    reason: string;
    complaint: string;
    because: string;
  }>;
  /** Sentences of a request for a review, and of the page on which its reader refuses further ones. */
  review: Readonly<{
    heading: string;
    lead: (owner: string) => string;
    button: string;
    because: (owner: string) => string;
    stop: string;
    pageHeading: string;
    pageText: string;
    pageButton: string;
    pageDone: string;
  }>;
  /** Sentences of mail to somebody on a waiting list. */
  waiting: Readonly<{
    joined: WaitingWords;
    offered: WaitingWords;
    /** Labels of the days and of the parts of a day that they wait for. */
    days: string;
    hours: string;
    parts: Readonly<Record<DayPart, string>>;
    /** Label of the time until which an hour is held. */
    heldUntil: string;
    book: string;
    see: string;
    notNow: string;
    leave: string;
    because: string;
  }>;
  /** Sentences of the answer to somebody who reported a card, around the administrator's own words. */
  reporter: Readonly<{
    heading: string;
    lead: (card: string) => string;
    because: string;
  }>;
}

/** Every sentence of a mail about a booking. */
export interface MailTexts extends VisitorsMailTexts {
  /** Sentences for owners. */
  owner: OwnersMailTexts;
}

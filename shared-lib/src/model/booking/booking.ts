import type { CardLanguage } from '../languages/card-language';
import type { BookingAction, BookingStatus } from './booking-states';
import type { PersonClaim, PersonSource, RestRequest } from './customers/lead';
import type { PaymentState } from '../payments/booking-payment-states';
import type { SavedCard } from '../payments/saved-card';
import type { PaymentRule, RefundHour, RefundStep } from '../payments/payment-rule';
import type { VisitPart } from './visits/combined-visit';
import type { HourNote } from './visits/hour-note';
import type { InvoiceData } from './invoice/invoice-data';
import type { MoveRequest } from './move-request';
import type { ServicePlace } from './service';
import type { WhatsAppWish } from './reminders/whatsapp-reminder';
import type { BookableService } from '../availability/slots';

/** Copy of a service at the time of booking, which later changes of the service don't alter. */
export interface ServiceSnapshot {
  id: string;
  name: string;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  price: number;
  currency: string;
  place: ServicePlace;
  color: string;
  needsConfirmation: boolean;
  /**
   * Services of a visit with several, in their order, of whose names, times and prices the fields above have the sum; missing for one
   * service.
   */
  parts?: VisitPart[];
}

/** Contact data of the visitor who booked. */
export interface BookingCustomer {
  name: string;
  /** Empty when the owner booked for somebody without one. */
  email: string;
  phone: string;
}

/** An answer with its question as the visitor read it. */
export interface BookingAnswer {
  question: string;
  answer: string;
}

/** Terms of a booking's online payment, in the currency's minor unit. */
export interface OnlinePayment {
  /** Amount to pay while booking, or the no-show fee where a card is saved instead. */
  due: number;
  /** Refund policy. */
  refunds: RefundStep[];
  /**
   * Hours from which the policy counts, the best one for the visitor; missing while the booking wasn't moved, and counts
   * from its start.
   */
  refundHours?: RefundHour[];
  /** True once a session of Stripe Checkout was requested, so that `payments/{bookingId}` exists. */
  isBegun: boolean;
  /** Amount that was received through Stripe; `null` until then. */
  paid: number | null;
  /** Amounts that are to be given back, and that have been. */
  giveBack: number;
  refunded: number;
  /** Card that is saved in place of a payment; missing where something is paid. */
  card?: SavedCard;
}

/** Action that ends a request for another hour. */
export type MoveAnswer = Extract<BookingAction, 'accept-move' | 'keep-time' | 'withdraw-move'>;

/** `bookings/{id}` as the apps see it; times are milliseconds since the epoch. */
export interface Booking {
  id: string;
  userId: string;
  /** The card on which it was booked; empty when the owner made it by hand. */
  cardId: string;
  slug: string;
  service: ServiceSnapshot;
  customer: BookingCustomer;
  answers: BookingAnswer[];
  notes: string;
  /** Data that the visitor gave for an invoice; missing where none is needed. */
  invoice?: InvoiceData;
  start: number;
  end: number;
  /** Zone and language of the visitor at the time of booking, which mail uses. */
  zone: string;
  language: CardLanguage;
  status: BookingStatus;
  payment: {
    rule: PaymentRule;
    state: PaymentState;
    paidAt: number | null;
    /** Instant until which it holds its time while unpaid; missing in older bookings, and where it doesn't have to be paid first. */
    dueAt?: number;
    /** Terms of an online payment, as they were agreed; missing in bookings that aren't paid online. */
    online?: OnlinePayment;
  };
  /**
   * Id in calendars, the same over the booking's whole life; `sequence` rises with every change that calendars must
   * learn of.
   */
  icsUid: string;
  sequence: number;
  /** Id of the series that its owner made it with; missing in a booking of its own. */
  seriesId?: string;
  /** Reason of a cancellation or rejection, for the other party. */
  reason: string;
  ownerNote: string;
  createdBy: 'visitor' | 'owner';
  /**
   * Minutes before the start until which the visitor may change it, as they booked; missing in older bookings, and in
   * those that the owner made by hand.
   */
  changeNoticeMinutes?: number;
  /**
   * Time at which the visitor was mailed about the hour that the owner moved it to; `null` while that mail hasn't left,
   * missing while the hour is the visitor's choice.
   */
  moveNotifiedAt?: number | null;
  /** Hour that the visitor requests, while the agreed one stays theirs; missing without a request. */
  moveRequest?: MoveRequest;
  /** Mark that the owner has reminded the visitor of this hour; missing until then. */
  reminded?: HourNote;
  /** Confirmation by the visitor that they come at this hour; missing until then. */
  attends?: HourNote;
  /** Wish of the visitor to be reminded by WhatsApp; missing without one. */
  whatsApp?: WhatsAppWish;
  /** Action that ended the last request for another hour, while nothing has changed since; missing otherwise. */
  moveAnswer?: MoveAnswer;
  /** Privacy notice that the visitor was shown; missing in older bookings, and where there was no form. */
  notice?: { version: string };
  /** Time from which a job erases the visitor's data; missing unless they have asked for it. */
  eraseAfter?: number;
  /** Time at which the visitor's data was erased; missing until then. */
  erasedAt?: number;
  createdAt: number;
  updatedAt: number;
}

/** Online payment of a booking on the public page of its link, in the currency's minor unit. */
export interface VisitorPayment extends Pick<
  OnlinePayment,
  'due' | 'paid' | 'giveBack' | 'refunded' | 'refunds'
> {
  state: PaymentState;
  /** State of the card that is saved in place of a payment; missing where something is paid. */
  card?: SavedCard['state'];
  /** True while it can be paid, or a card can be given. */
  canPay: boolean;
  /** Amount that the visitor gets back for cancelling now. */
  refundNow: number;
  /** Address of Stripe's receipt; empty while there is none. */
  receiptUrl: string;
}

/** A booking on the public page of its link: enough to act on it, and no data that the visitor didn't enter. */
export interface VisitorBooking {
  id: string;
  /** Slug under which its card is shown now; empty while it isn't shown. */
  slug: string;
  ownerName: string;
  /** The link of a video call is left out until the booking is confirmed. */
  service: Pick<
    ServiceSnapshot,
    'id' | 'name' | 'durationMinutes' | 'price' | 'currency' | 'place' | 'parts'
  >;
  firstName: string;
  /** The visitor's own address, at which calendars know them; empty for none. */
  email: string;
  start: number;
  end: number;
  /** Hour that the visitor requests in place of this one; missing without a request. */
  requestedStart?: number;
  /** Zone of the visitor. */
  zone: string;
  /** Zone of the owner, and of the place where people meet in person. */
  ownerZone: string;
  status: BookingStatus;
  /** Address at which the visitor pays, while a payment is awaited; empty otherwise. */
  payUrl: string;
  /** Instant until which the unpaid booking holds its time; `null` where no deadline applies. */
  payBy: number | null;
  /** Its online payment; missing where there is none. */
  online?: VisitorPayment;
  /** Path of the payment's receipt; missing while nothing was paid, and for read-only links. */
  receiptPath?: string;
  reason: string;
  /** iCalendar `SEQUENCE`, by which calendars recognise the newer of two files. */
  sequence: number;
  /** Sender of mail about it, which is its organizer in calendars. Empty where no mail is sent. */
  organizerEmail: string;
  /** The booked service in the form from which other starts are computed, with the limits that apply now. */
  bookable: BookableService;
  /** Price of the service now; missing where it is as it was booked, which is the price that holds. */
  priceNow?: number;
  /** True while the owner's notice still allows a change. */
  canChange: boolean;
  /** Confirmation by the visitor that they come: requested or given; missing while it isn't requested. */
  attendance?: 'asked' | 'given';
  /** True while the visitor will be reminded by WhatsApp, which they may take back. */
  byWhatsApp?: true;
  /** Weeks after which the next appointment may be offered, which its page requests; missing for none. */
  nextWeeks?: number;
  /** True for the link of a reminder that the owner sent, which confirms or cancels and does nothing else. */
  isReminder?: true;
  changeNoticeMinutes: number;
  /** Address to write to or call the owner once it is too late for a change, from their card. Empty otherwise. */
  contactUrl: string;
  /** Time from which its personal data is erased by a job; `null` unless somebody requested it. */
  eraseAfter: number | null;
}

/** Data of a booking that the holder of its link may download. Times are ISO instants. */
export interface VisitorDataExport {
  version: '1.0';
  exportedAt: string;
  /** Name of the controller of the data. */
  controller: string;
  booking: Pick<
    Booking,
    'id' | 'customer' | 'answers' | 'notes' | 'invoice' | 'zone' | 'language' | 'status' | 'reason'
  > & {
    service: VisitorBooking['service'];
    start: string;
    end: string;
    payment: { state: Booking['payment']['state']; paidAt: string | null };
    createdAt: string;
    updatedAt: string;
    /** Version of the privacy notice that was shown; `null` where none is known. */
    notice: string | null;
    /** Time at which they said that they come. */
    attends: string | null;
    /** Time at which they asked to be reminded by WhatsApp; `null` for never. */
    whatsApp: string | null;
    eraseAfter: string | null;
  };
}

/** `timeBlocks/{id}`: time that an owner has blocked; times are milliseconds since the epoch. */
export interface TimeBlock {
  id: string;
  start: number;
  end: number;
  title: string;
}

/** `customers/{uid}/people/{id}`: a person who has booked or left their details; times are milliseconds since the epoch. */
export interface Customer extends BookingCustomer {
  id: string;
  /** Times of their first and last booking or form. */
  firstAt: number;
  lastAt: number;
  /** Start of their last appointment that took place; `null` before one has. */
  visitAt: number | null;
  bookings: number;
  /** Number of times that they left their details on a card. */
  leads: number;
  company: string;
  /** Way by which they were added first. */
  source: PersonSource;
  /** Code of the context in which they left their details first; empty for none. */
  context: string;
  tags: string[];
  /** Date on which the owner wants to be reminded of them; `null` for none. */
  remindAt: number | null;
  ownerNote: string;
  /** Claims of visitors that differ from the record, the latest first. */
  claims: PersonClaim[];
  /** Their request for erasure; `null` for none. */
  restRequest: RestRequest | null;
}

/** Date of a series before it is booked; times are milliseconds since the epoch. */
export interface SeriesDate {
  start: number;
  isFree: boolean;
  /** Free start of that date that is nearest to a taken one; `null` for none, and where the start itself is free. */
  nearest: number | null;
}

/**
 * Outcome of an appointment that is imported: a booking, one that is there already, or none, as its time is taken or over.
 */
export type AppointmentOutcome = 'new' | 'known' | 'clash' | 'past';

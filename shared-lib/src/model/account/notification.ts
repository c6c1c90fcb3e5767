import { isOneOf, keysOf } from '../values/keys-of';

/*
 * The bell. Functions write what happened and its facts; the words are the app's. A page reads it as soon as it loads, so events are
 * checked here without a schema library.
 */

/** Facts of a booking that changes its hour, or whose visitor requests that. */
interface MoveFacts {
  bookingId: string;
  customer: string;
  service: string;
  wasAt: string;
  startsAt: string;
}

/** Event of a notification, by kind. */
export type NotificationEvent =
  | { kind: 'booking-new'; bookingId: string; customer: string; service: string; startsAt: string }
  | { kind: 'booking-erased'; bookingId: string; service: string; startsAt: string }
  | { kind: 'booking-cancelled'; bookingId: string; customer: string; service: string; startsAt: string }
  | (MoveFacts & { kind: 'booking-moved' })
  | (MoveFacts & { kind: 'booking-move-asked' })
  | {
      kind: 'booking-move-withdrawn';
      bookingId: string;
      customer: string;
      service: string;
      startsAt: string;
    }
  | {
      kind: 'payment-state';
      bookingId: string;
      customer: string;
      state: 'paid' | 'failed' | 'refunded' | 'disputed' | 'refund-stuck';
    }
  | { kind: 'person-new'; personId: string; leadId: string; person: string; card: string }
  | { kind: 'person-reminder'; personId: string; person: string }
  | { kind: 'person-erasure'; personId: string; person: string; dueAt: string }
  | { kind: 'person-erased'; askedAt: string }
  | { kind: 'stripe-account'; state: 'asks' | 'open' | 'shut' }
  /** Ids are missing in older events, from which the owner can't go back. */
  | {
      kind: 'template-update';
      cardSlug: string;
      template: string;
      version: string;
      cardId?: string;
      templateId?: string;
    }
  | { kind: 'calendar-failing'; host: string; since: string }
  /** `since` is the time at which reminders by WhatsApp could not be sent any more. */
  | { kind: 'whatsapp-stopped'; since: string }
  /** `date` is the day whose appointments may be reminded of. */
  | { kind: 'reminders-due'; date: string; count: string }
  | { kind: 'sessions-ended' }
  | { kind: 'account-restored' }
  | { kind: 'trial-ending'; endsAt: string }
  | { kind: 'trial-over'; endsAt: string }
  | { kind: 'card-reported'; slug: string }
  | { kind: 'card-taken-down'; cardSlug: string; card: string; reason: string }
  | { kind: 'card-takedown-lifted'; cardSlug: string; card: string }
  | { kind: 'appeal-new'; about: 'card' | 'account'; slug: string }
  | { kind: 'flag-proposed'; flagId: string; flag: string; by: string }
  | { kind: 'flag-changed'; flagId: string; flag: string; by: string }
  | { kind: 'flag-dropped'; flagId: string; flag: string; by: string }
  | { kind: 'roll-out-halted'; template: string; version: string; failed: string; tried: string }
  | { kind: 'schedule-missed'; templateId: string; template: string; version: string };

type Kind = NotificationEvent['kind'];
type Facts<K extends Kind> = Omit<Extract<NotificationEvent, { kind: K }>, 'kind'>;
type Checks<K extends Kind> = { [Fact in keyof Facts<K>]-?: (value: unknown) => boolean };

/** Longest text of an event's field, in characters. */
const MAX_FACT = 200;

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_FACT;
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);
/** Reports whether a value is a text as long as administrators' reasons may be. */
const isReason = (value: unknown) => typeof value === 'string' && value.length <= 600;
const isInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const PAYMENT_STATES = ['paid', 'failed', 'refunded', 'disputed', 'refund-stuck'];
const isPaymentState = (value: unknown) => PAYMENT_STATES.includes(String(value));

const isAccountState = (value: unknown) => value === 'asks' || value === 'open' || value === 'shut';

const MOVE_CHECKS = {
  bookingId: isText,
  customer: isText,
  service: isText,
  wasAt: isInstant,
  startsAt: isInstant,
};

const CHECKS: { [K in Kind]: Checks<K> } = {
  'booking-new': { bookingId: isText, customer: isText, service: isText, startsAt: isInstant },
  'booking-erased': { bookingId: isText, service: isText, startsAt: isInstant },
  'booking-cancelled': { bookingId: isText, customer: isText, service: isText, startsAt: isInstant },
  'booking-moved': MOVE_CHECKS,
  'booking-move-asked': MOVE_CHECKS,
  'booking-move-withdrawn': { bookingId: isText, customer: isText, service: isText, startsAt: isInstant },
  'payment-state': { bookingId: isText, customer: isText, state: isPaymentState },
  'person-new': { personId: isText, leadId: isText, person: isText, card: isText },
  'person-reminder': { personId: isText, person: isText },
  'person-erasure': { personId: isText, person: isText, dueAt: isInstant },
  'person-erased': { askedAt: isInstant },
  'stripe-account': { state: isAccountState },
  'template-update': {
    cardSlug: isText,
    template: isText,
    version: isText,
    cardId: isTextOrMissing,
    templateId: isTextOrMissing,
  },
  'calendar-failing': { host: isText, since: isInstant },
  'whatsapp-stopped': { since: isInstant },
  'reminders-due': { date: isDate, count: isText },
  'sessions-ended': {},
  'account-restored': {},
  'trial-ending': { endsAt: isInstant },
  'trial-over': { endsAt: isInstant },
  'card-reported': { slug: isText },
  'card-taken-down': { cardSlug: isText, card: isText, reason: isReason },
  'card-takedown-lifted': { cardSlug: isText, card: isText },
  'appeal-new': { about: (value) => value === 'card' || value === 'account', slug: isText },
  'flag-proposed': { flagId: isText, flag: isText, by: isText },
  'flag-changed': { flagId: isText, flag: isText, by: isText },
  'flag-dropped': { flagId: isText, flag: isText, by: isText },
  'roll-out-halted': { template: isText, version: isText, failed: isText, tried: isText },
  'schedule-missed': { templateId: isText, template: isText, version: isText },
};

/** Parses the event of a notification's document; `null` for a kind that this version doesn't know. */
export function parseNotificationEvent(
  document: Readonly<Record<string, unknown>>,
): NotificationEvent | null {
  const { kind } = document;
  if (!isOneOf(keysOf(CHECKS), kind)) return null;
  const checks = Object.entries<(value: unknown) => boolean>(CHECKS[kind]);
  if (!checks.every(([fact, isRight]) => isRight(document[fact]))) return null;
  const facts = Object.fromEntries(
    checks.flatMap(([fact]) => (document[fact] === undefined ? [] : [[fact, document[fact]]])),
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Every fact of its kind has passed its check.
  return { kind, ...facts } as NotificationEvent;
}

/** `users/{uid}/notifications/{id}`; times are milliseconds since the epoch. */
export interface Notification {
  id: string;
  event: NotificationEvent;
  createdAt: number;
  readAt: number | null;
}

/** Notifications that the bell shows. */
export const NOTIFICATIONS_SHOWN = 30;

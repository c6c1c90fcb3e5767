import { z } from 'zod';
import { MAX_PAY_FIRST } from '../availability/availability';
import { BOOKING_LIMITS } from './booking-limits';
import { BOOKING_STATUSES } from './booking-states';
import { MAX_BUSY_DAY, MAX_EXTERNAL_DAY } from '../availability/busy';
import { MAX_CALENDAR_SOURCES } from '../calendar/calendar-source';
import { MAX_VISIT_SERVICES } from './visits/combined-visit';
import { invoiceDataSchema } from './invoice/invoice-input';
import { CLAIMED_FIELDS, MAX_CLAIMS, LEAD_LIMITS, PERSON_LIMITS } from './customers/lead';
import { NEXT_VISIT_WEEKS } from './visits/next-visit';
import { MAX_RANGES } from '../availability/merge-ranges';
import { MAX_OVERRIDES } from '../availability/opening-hours';
import { CARD_LANGUAGES } from '../languages/card-language';
import { PAYMENT_STATES } from '../payments/booking-payment-states';
import { isPaymentLink, MAX_PAYMENT_LINK, PAYMENT_RULES } from '../payments/payment-rule';
import { TAX_LIMITS } from '../payments/tax';
import { MAX_REFUND_STEPS } from '../payments/refund-policy';
import { isReviewLink } from './reminders/review-settings';
import { WHATSAPP_PROBLEMS } from './reminders/whatsapp-reminder';
import { color, filledText, instant, mapOf, text, whole, zone } from '../stored/fields';

/** Most questions of a service. */
export const MAX_QUESTIONS = 10;

/** A question to the visitors who book a service. */
export const serviceQuestionSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  label: filledText(BOOKING_LIMITS.question),
  kind: z.enum(['text', 'textarea', 'select', 'checkbox']),
  required: z.boolean(),
  options: z.array(filledText(80)).max(20).optional(),
});

/** An amount in the currency's minor unit. */
const amount = whole(0, Number.MAX_SAFE_INTEGER);

/** Steps of the refund policy of an online payment. */
const refundSteps = z.array(z.strictObject({ noticeMinutes: whole(0, 525_600), percent: whole(1, 100) }));

/** `services/{id}`. Prices are in the currency's minor unit. */
export const serviceDocumentSchema = z.strictObject({
  userId: z.string(),
  name: filledText(80),
  description: text(600),
  durationMinutes: whole(5, 1440),
  price: whole(0, 100_000_000),
  /** With a price of 0 alone; missing in older services. */
  priceOnRequest: z.boolean().optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  bufferBeforeMinutes: whole(0, 1440),
  bufferAfterMinutes: whole(0, 1440),
  place: z.strictObject({ kind: z.enum(['in-person', 'phone', 'video']), detail: text(600) }),
  payment: z.strictObject({
    rule: z.enum(PAYMENT_RULES),
    /** A Stripe Payment Link, or empty. */
    link: z
      .string()
      .max(MAX_PAYMENT_LINK)
      .refine((link) => link === '' || isPaymentLink(link)),
    deposit: z
      .strictObject({ kind: z.enum(['amount', 'percent']), value: whole(1, 100_000_000) })
      .refine(({ kind, value }) => kind === 'amount' || value <= 100)
      .optional(),
    refunds: refundSteps.max(MAX_REFUND_STEPS).optional(),
  }),
  color,
  questions: z.array(serviceQuestionSchema).max(MAX_QUESTIONS),
  needsConfirmation: z.boolean(),
  /** Missing in older services. */
  phoneRequired: z.boolean().default(false),
  noticeMinutes: whole(0, 525_600),
  /** 0 for no limit. */
  maxPerDay: whole(0, 200),
  /** Missing in older services. */
  combinable: z.boolean().optional(),
  /** Missing in older services. */
  nextVisitWeeks: z.literal(NEXT_VISIT_WEEKS).optional(),
  asksInvoice: z.boolean().optional(),
  vatPermille: whole(0, TAX_LIMITS.vatPermille).nullable().optional(),
  waitingList: z.boolean().optional(),
  cardIds: z.array(z.string().max(128)).max(50),
  hidden: z.boolean(),
  archivedAt: instant.nullable(),
  order: whole(0, 10_000),
  createdAt: instant,
  updatedAt: instant,
});

/** Opening hours of a day: wall-clock ranges in the owner's zone, `24:00` for the end of the day; an end before the start is on the next. */
const ranges = z
  .array(
    z.strictObject({
      from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    }),
  )
  .max(MAX_RANGES);

/** `availability/{uid}` */
export const availabilityDocumentSchema = z.strictObject({
  zone,
  /** By ISO weekday: `1` is Monday. */
  weekly: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), ranges),
  /** By local date; an empty list closes the day. */
  overrides: mapOf(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), ranges, MAX_OVERRIDES),
  noticeMinutes: whole(0, 525_600),
  windowDays: whole(1, 730),
  incrementMinutes: whole(5, 1440),
  /** 0 for no limit. */
  maxPerDay: whole(0, 200),
  noGaps: z.boolean(),
  /** Minutes before the start until which a visitor may still change a booking. */
  changeNoticeMinutes: whole(0, 525_600),
  /** Minutes for which an unpaid booking that has to be paid first holds its time; missing in older documents. */
  paymentDeadlineMinutes: whole(60, 10_080).default(1440),
  reminders: z.array(z.enum(['24h', '1h'])).max(2),
  /** 0 for nobody; missing in older documents. */
  payFirstAfterMissed: whole(0, MAX_PAY_FIRST).optional(),
  updatedAt: instant,
});

/** `users/{uid}/reviewSettings/settings`, written by functions. */
export const reviewSettingsSchema = z
  .strictObject({ link: z.literal('').or(z.string().refine(isReviewLink)), isOn: z.boolean() })
  .refine(({ link, isOn }) => !isOn || link !== '');

/** Keys by which an owner's search finds a customer: `searchKeysOf` of shared-lib/model/booking. */
const searchKeys = z.array(z.string().max(12)).max(144);

const customer = z.strictObject({
  name: text(BOOKING_LIMITS.name),
  email: text(BOOKING_LIMITS.email),
  phone: text(BOOKING_LIMITS.phone),
});

/** A note on the hour of a booking; times are milliseconds since the epoch. */
const hourNote = z.strictObject({
  at: whole(0, Number.MAX_SAFE_INTEGER),
  start: whole(0, Number.MAX_SAFE_INTEGER),
});

/** `bookings/{id}`, written by functions except for {@link ownersBookingSchema}. */
export const bookingDocumentSchema = z.strictObject({
  userId: z.string(),
  cardId: z.string(),
  slug: z.string(),
  service: z.strictObject({
    ...serviceDocumentSchema.pick({
      name: true,
      durationMinutes: true,
      bufferBeforeMinutes: true,
      bufferAfterMinutes: true,
      price: true,
      currency: true,
      place: true,
      color: true,
      needsConfirmation: true,
    }).shape,
    id: z.string(),
    /** Name of the service; for a visit, the names of all its services. */
    name: filledText(MAX_VISIT_SERVICES * 90),
    /** Services of a visit with several. */
    parts: z
      .array(
        z.strictObject({
          id: z.string(),
          ...serviceDocumentSchema.pick({ name: true, durationMinutes: true, price: true }).shape,
        }),
      )
      .min(2)
      .max(MAX_VISIT_SERVICES)
      .optional(),
  }),
  customer,
  answers: z
    .array(z.strictObject({ question: text(BOOKING_LIMITS.question), answer: text(BOOKING_LIMITS.answer) }))
    .max(MAX_QUESTIONS * MAX_VISIT_SERVICES),
  notes: text(BOOKING_LIMITS.notes),
  invoice: invoiceDataSchema.optional(),
  start: instant,
  end: instant,
  zone,
  language: z.enum(CARD_LANGUAGES),
  status: z.enum(BOOKING_STATUSES),
  payment: z.strictObject({
    rule: z.enum(PAYMENT_RULES),
    state: z.enum(PAYMENT_STATES),
    paidAt: instant.nullable(),
    dueAt: instant.optional(),
    online: z
      .strictObject({
        due: amount,
        /** Refund steps; for a visit, those of all its services. */
        refunds: refundSteps.max(MAX_REFUND_STEPS * MAX_VISIT_SERVICES),
        /** Missing while the booking wasn't moved. */
        refundHours: z
          .array(z.strictObject({ start: whole(0, Number.MAX_SAFE_INTEGER), percent: whole(0, 100) }))
          .max(2)
          .optional(),
        isBegun: z.boolean(),
        paid: amount.nullable(),
        giveBack: amount,
        refunded: amount,
        card: z
          .strictObject({
            state: z.enum(['awaited', 'kept', 'forgotten']),
            asked: amount,
            attempts: whole(0, 100),
            isDeclined: z.boolean(),
          })
          .optional(),
      })
      .optional(),
  }),
  icsUid: z.string(),
  sequence: whole(0, Number.MAX_SAFE_INTEGER),
  seriesId: z.string().optional(),
  reason: text(BOOKING_LIMITS.reason),
  ownerNote: text(BOOKING_LIMITS.ownerNote),
  createdBy: z.enum(['visitor', 'owner']),
  changeNoticeMinutes: whole(0, 525_600).optional(),
  moveNotifiedAt: instant.nullable().optional(),
  moveRequest: z.strictObject({ start: whole(0, Number.MAX_SAFE_INTEGER), zone }).optional(),
  moveAnswer: z.enum(['accept-move', 'keep-time', 'withdraw-move']).optional(),
  reminded: hourNote.optional(),
  attends: hourNote.optional(),
  whatsApp: z
    .strictObject({
      askedAt: whole(0, Number.MAX_SAFE_INTEGER),
      reminder: z
        .strictObject({
          ...hourNote.shape,
          state: z.enum(['sending', 'sent', 'waiting', 'failed']),
          problem: z.enum(WHATSAPP_PROBLEMS).optional(),
        })
        .optional(),
    })
    .optional(),
  notice: z.strictObject({ version: text(20) }).optional(),
  eraseAfter: instant.optional(),
  erasedAt: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
  customerId: z.string(),
  mailboxKey: z.string().optional(),
  requestKey: z.string(),
  serviceIds: z.array(z.string()).max(MAX_VISIT_SERVICES).optional(),
  searchKeys,
});

/**
 * `busyDays/{uid}/days/{date}`, written by functions only. Only its owner may read it, as the ids in it allow actions.
 */
export const busyDayDocumentSchema = z.strictObject({
  intervals: z
    .array(
      z.strictObject({
        /** Missing in intervals from before there were kinds. */
        kind: z.enum(['booking', 'request', 'hold', 'block', 'external']).optional(),
        id: z.string(),
        start: z.number().int(),
        end: z.number().int(),
        serviceId: z.string(),
        serviceIds: z.array(z.string()).max(MAX_VISIT_SERVICES).optional(),
        date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        heldUntil: z.number().int(),
      }),
    )
    .max(MAX_BUSY_DAY + MAX_CALENDAR_SOURCES * MAX_EXTERNAL_DAY),
  /** Time from which a job may remove the document. */
  expiresAt: instant,
});

/** Fields of `customers/{uid}/people/{id}` that the owner changes; older documents lack the last two. */
export const personChangeSchema = z.looseObject({
  ownerNote: text(BOOKING_LIMITS.ownerNote),
  tags: z.array(filledText(PERSON_LIMITS.tag)).max(PERSON_LIMITS.tags).optional(),
  remindAt: instant.nullable().optional(),
});

/** `customers/{uid}/people/{id}`, written by functions except for {@link personChangeSchema}. */
export const customerDocumentSchema = z.strictObject({
  ...customer.shape,
  ...personChangeSchema.shape,
  firstAt: instant,
  lastAt: instant,
  /** Start of their last appointment that took place; missing before one has. */
  visitAt: instant.optional(),
  bookings: whole(0, Number.MAX_SAFE_INTEGER),
  /** Missing in documents of people who left nothing on a card, like the three that follow. */
  leads: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  company: text(LEAD_LIMITS.company).optional(),
  source: z.enum(['card', 'booking', 'hand', 'import']).optional(),
  context: text(24).optional(),
  searchKeys,
  /** Ids of the bookings and forms from which fields come; missing in older documents. */
  origins: z.partialRecord(z.enum(CLAIMED_FIELDS), z.string().max(40)).optional(),
  claims: z
    .array(
      z.strictObject({
        ...customer.partial().shape,
        company: text(LEAD_LIMITS.company).optional(),
        id: z.string().max(40),
        source: z.enum(['booking', 'card']),
        at: instant,
        dismissed: z.boolean().optional(),
      }),
    )
    .max(MAX_CLAIMS)
    .optional(),
  /** Import that added the person or something to them, for a week. */
  imported: z
    .strictObject({
      id: z.string().max(20),
      /** Fields that it filled in; `null` for a person that it added. */
      fields: z.array(z.enum([...CLAIMED_FIELDS, 'note'])).nullable(),
      tags: z.array(text(PERSON_LIMITS.tag)),
      /** Digest of the record as the import left it: one that differs was changed since. */
      digest: z.string().length(64),
    })
    .optional(),
  restRequest: z
    .strictObject({
      askedAt: instant,
      /** Time until which the owner has to answer. */
      dueAt: instant,
      email: text(BOOKING_LIMITS.email).optional(),
      language: z.enum(CARD_LANGUAGES).optional(),
      /** Missing while it isn't answered; one that was granted goes with the record. */
      refusedAt: instant.optional(),
      reason: text(BOOKING_LIMITS.reason).optional(),
    })
    .optional(),
});

/** `customers/{uid}/people/{id}` of somebody whom the owner merged into another person, written by functions. */
export const mergedPersonSchema = z.strictObject({ mergedInto: z.string().regex(/^[0-9a-f]{40}$/) });

/** `leads/{id}`, written by functions; the owner may delete it. */
export const leadDocumentSchema = z.strictObject({
  userId: z.string(),
  cardId: z.string(),
  cardSlug: z.string(),
  personId: z.string(),
  ...customer.shape,
  company: text(LEAD_LIMITS.company),
  note: text(LEAD_LIMITS.note),
  context: text(24),
  consent: z.strictObject({ text: text(600), at: instant, version: z.string() }),
  createdAt: instant,
});

/** Fields of `bookings/{id}` that the owner may change. */
export const ownersBookingSchema = z.looseObject({
  ownerNote: text(BOOKING_LIMITS.ownerNote),
  reminded: hourNote.optional(),
});

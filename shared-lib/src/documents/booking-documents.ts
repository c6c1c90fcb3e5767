import { z } from 'zod';
import { color, filledText, instant, text, whole, zone } from './fields';

/** Something that the owner asks who books. */
export const serviceQuestionSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  label: filledText(120),
  kind: z.enum(['text', 'textarea', 'select', 'checkbox']),
  required: z.boolean(),
  options: z.array(filledText(80)).max(20).optional(),
});

/** `services/{id}`. Prices are in the currency's minor unit. */
export const serviceDocumentSchema = z.strictObject({
  userId: z.string(),
  name: filledText(80),
  description: text(600),
  durationMinutes: whole(5, 1440),
  price: whole(0, 100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  bufferBeforeMinutes: whole(0, 1440),
  bufferAfterMinutes: whole(0, 1440),
  place: z.strictObject({ kind: z.enum(['in-person', 'phone', 'video']), detail: text(600) }),
  payment: z.strictObject({
    rule: z.enum(['none', 'link', 'deposit', 'full']),
    /** A Stripe Payment Link, or empty. */
    link: z
      .string()
      .max(2048)
      .regex(/^(https:\/\/buy\.stripe\.com\/[A-Za-z0-9_/-]+)?$/),
  }),
  color,
  questions: z.array(serviceQuestionSchema).max(10),
  needsConfirmation: z.boolean(),
  noticeMinutes: whole(0, 525_600),
  /** 0 for no limit. */
  maxPerDay: whole(0, 200),
  cardIds: z.array(z.string().max(128)).max(50),
  hidden: z.boolean(),
  archivedAt: instant.nullable(),
  order: whole(0, 10_000),
  createdAt: instant,
  updatedAt: instant,
});

/** Opening hours of a day: wall-clock ranges in the owner's zone, `24:00` for the end of the day. */
const ranges = z
  .array(
    z.strictObject({
      from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    }),
  )
  .max(12);

/** `availability/{uid}` */
export const availabilityDocumentSchema = z.strictObject({
  zone,
  /** By ISO weekday: `1` is Monday. */
  weekly: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), ranges),
  /** By local date; an empty list closes the day. */
  overrides: z
    .record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), ranges)
    .refine((days) => Object.keys(days).length <= 400),
  noticeMinutes: whole(0, 525_600),
  windowDays: whole(1, 730),
  incrementMinutes: whole(5, 1440),
  /** 0 for no limit. */
  maxPerDay: whole(0, 200),
  updatedAt: instant,
});

/** What an owner may change of `bookings/{id}` and `customers/{uid}/people/{id}`. */
export const ownerNoteSchema = z.looseObject({ ownerNote: text(2000) });

import { z } from 'zod';
import { ADMIN_ROLES, MAX_CONTEXT_LABEL, MAX_CONTEXTS, PUSH_ENDPOINT } from '..';
import { TAX_LIMITS } from '../payments/tax';
import { PHOTO_UPLOADS } from '../files/photo-uploads';
import { MAX_USER_NAME } from './user';
import { filledText, instant, picture, text, zone } from '../stored/fields';

/** `users/{uid}` */
export const userDocumentSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: text(MAX_USER_NAME),
  legal: z.strictObject({ version: text(20), acceptedAt: text(40) }),
  createdAt: instant,
  updatedAt: instant.optional(),
  photo: picture(/^users\/[^/]+\/[0-9a-f]{64}\.jpg$/)
    .nullable()
    .optional(),
  phone: text(40).optional(),
  timezone: z.union([zone, z.literal('')]).optional(),
  language: z.enum(['es', 'en']).optional(),
  settings: z
    .strictObject({
      theme: z.enum(['light', 'dark', 'system']).optional(),
      analytics: z.boolean().optional(),
      notifications: z
        .strictObject({
          bookings: z.boolean().optional(),
          payments: z.boolean().optional(),
          people: z.boolean().optional(),
          templates: z.boolean().optional(),
          app: z
            .strictObject({
              bookings: z.boolean().optional(),
              payments: z.boolean().optional(),
              people: z.boolean().optional(),
            })
            .optional(),
          push: z
            .strictObject({
              bookings: z.boolean().optional(),
              payments: z.boolean().optional(),
              people: z.boolean().optional(),
              templates: z.boolean().optional(),
            })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  contexts: z.array(text(MAX_CONTEXT_LABEL)).max(MAX_CONTEXTS).optional(),
  tax: z
    .strictObject({
      name: text(TAX_LIMITS.name),
      taxId: text(TAX_LIMITS.taxId),
      vatPermille: z.number().int().min(0).max(TAX_LIMITS.vatPermille),
    })
    .nullable()
    .optional(),
  dismissedHints: z.array(text(60)).max(100).optional(),
  figuresFrom: z.record(text(40), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)).optional(),
});

/** Fields of `users/{uid}/notifications/{id}` that its owner may change. */
export const notificationReadSchema = z.looseObject({ readAt: instant.nullable() });

/** `users/{uid}/pushSubscriptions/{id}` */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.string().regex(PUSH_ENDPOINT),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  createdAt: instant,
  expiresAt: instant,
});

/** `photoUploads/{uid}` */
export const photoUploadsSchema = z.strictObject({
  paths: z
    .array(
      z
        .string()
        .regex(
          /^(cards\/[^/]+\/[\w-]{1,128}\/[0-9a-f]{64}\.(jpg|webp|pdf)|users\/[^/]+\/[0-9a-f]{64}\.(jpg|webp))$/,
        ),
    )
    .max(PHOTO_UPLOADS.announced),
  count: z.number().int().min(1).max(PHOTO_UPLOADS.perDay),
  since: instant,
});

/** `profiles/{uid}` */
export const profileDocumentSchema = z.strictObject({
  userId: z.string(),
  name: text(MAX_USER_NAME),
  bio: text(600),
  updatedAt: instant,
});

/** `admins/{uid}` */
export const adminDocumentSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: filledText(MAX_USER_NAME),
  role: z.enum(ADMIN_ROLES),
  /** Missing in records that functions made, and in those from before it was noted. */
  selfRegistered: z.boolean().optional(),
  createdAt: instant,
  updatedAt: instant,
  revision: z.number().int().min(1),
});

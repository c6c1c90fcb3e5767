import { z } from 'zod';
import { cardContentSchema } from '..';
import { LEAD_FIELDS } from '../booking/customers/lead';
import { instant } from '../stored/fields';

/** `cards/{cardId}` */
export const cardDocumentSchema = z.strictObject({
  ...cardContentSchema.shape,
  userId: z.string(),
  owner: z.string(),
  slug: z.string(),
  revision: z.number().int().min(1),
  status: z.enum(['draft', 'published', 'paused']),
  bookingEnabled: z.boolean(),
  /** Form of its visitors, with the time at which it was closed; written by functions. */
  leadForm: z
    .strictObject({
      fields: z.array(z.enum(LEAD_FIELDS)),
      amongActions: z.boolean().optional(),
      closedAt: instant.nullable(),
    })
    .optional(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant.nullable(),
  publishedRevision: z.number().int().nullable(),
  deletedAt: instant.nullable(),
  /** Reason of a takedown by administrators; written by functions. */
  takedown: z
    .strictObject({
      reason: z.string(),
      at: instant,
      wasShown: z.boolean().optional(),
      appeal: z
        .strictObject({ text: z.string(), at: instant, status: z.string(), answer: z.string() })
        .optional(),
    })
    .nullable()
    .optional(),
  /** Number of changes by administrators. */
  adminRevision: z.number().int().optional(),
});

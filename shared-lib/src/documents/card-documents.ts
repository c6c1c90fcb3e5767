import { z } from 'zod';
import { cardContentSchema } from '../domain';
import { instant } from './fields';

/** `cards/{cardId}` */
export const cardDocumentSchema = z.strictObject({
  ...cardContentSchema.shape,
  userId: z.string(),
  owner: z.string(),
  slug: z.string(),
  revision: z.number().int().min(1),
  status: z.enum(['draft', 'published', 'paused']),
  bookingEnabled: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant.nullable(),
  publishedRevision: z.number().int().nullable(),
  deletedAt: instant.nullable(),
  /** Reason of a takedown by administrators; written by functions. */
  takedown: z
    .strictObject({ reason: z.string(), at: instant, wasShown: z.boolean().optional() })
    .nullable()
    .optional(),
  /** Number of changes by administrators. */
  adminRevision: z.number().int().optional(),
});

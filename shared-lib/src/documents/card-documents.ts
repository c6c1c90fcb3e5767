import { z } from 'zod';
import { cardContentShape } from '../domain';
import { instant } from './fields';

/** `cards/{cardId}` */
export const cardDocumentSchema = z.strictObject({
  ...cardContentShape,
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
  /** Why administrators took it down; functions write it. */
  takedown: z.strictObject({ reason: z.string(), at: instant }).nullable().optional(),
  /** Counts what administrators did to it. */
  adminRevision: z.number().int().optional(),
});

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
});

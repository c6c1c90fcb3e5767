import { zodResolver } from '@hookform/resolvers/zod';
import { cardContentSchema } from 'shared-lib/model';
import { z } from 'zod';

/** Resolver of the form of a new card, whose messages are codes. */
export const createCard = zodResolver(
  z.object({ name: z.string().trim().pipe(cardContentSchema.shape.name) }),
);

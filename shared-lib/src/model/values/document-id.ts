import { z } from 'zod';

/** Id of a document in a caller's input: one path segment that Firestore accepts, which can't lead to another path. */
export const documentId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$|__.*__$)[^/\\\p{Cc}]+$/u);

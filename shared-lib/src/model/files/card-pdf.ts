import { z } from 'zod';
import { MAX_PDF_BYTES } from './pdf-file';

/** A PDF in Storage: immutable, as its name is the hash of its contents. The size is in bytes. */
export const pdfSchema = z.strictObject({
  path: z.string().regex(/^cards\/[\w-]{1,128}\/[\w-]{1,128}\/[0-9a-f]{64}\.pdf$/, 'pdf-invalid'),
  size: z.number().int().min(1).max(MAX_PDF_BYTES),
});

export type CardPdf = z.infer<typeof pdfSchema>;

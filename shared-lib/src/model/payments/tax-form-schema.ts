import { z } from 'zod';
import { readVat, TAX_LIMITS } from './tax';

const lineText = (max: number) => z.string().max(max, `too-long:${max}`);

/** The form of the tax data; a rate is written as people do (`21`, `5,5`), and an empty one means that there is none. */
export const taxFormSchema = z
  .object({
    name: lineText(TAX_LIMITS.name),
    taxId: lineText(TAX_LIMITS.taxId),
    vat: z.string().refine((text) => text.trim() === '' || readVat(text) !== null, { message: 'vat-rate' }),
  })
  .refine(({ name, vat }) => vat.trim() === '' || name.trim() !== '', {
    path: ['name'],
    message: 'required',
  });

export type TaxForm = z.infer<typeof taxFormSchema>;

import { z } from 'zod';
import { INVOICE_LIMITS, invoiceCountries, isTaxIdOf, storedTaxId } from './invoice-data';

/** Text on one line of at most this length. */
const lineOf = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'required').max(max, `too-long:${max}`));

/** Invoice data as a form sends it. */
export const invoiceInput = z
  .object({
    name: lineOf(INVOICE_LIMITS.name),
    taxId: lineOf(INVOICE_LIMITS.taxId),
    address: lineOf(INVOICE_LIMITS.address),
    postcode: lineOf(INVOICE_LIMITS.postcode),
    town: lineOf(INVOICE_LIMITS.town),
    country: z.enum(invoiceCountries()),
  })
  .refine(isTaxIdOf, { path: ['taxId'], message: 'tax-id' })
  .transform((data) => ({ ...data, taxId: storedTaxId(data) }));

/** Invoice data as it is stored in a booking. */
export const invoiceDataSchema = z.strictObject({
  name: z.string().max(INVOICE_LIMITS.name),
  taxId: z.string().max(INVOICE_LIMITS.taxId),
  address: z.string().max(INVOICE_LIMITS.address),
  postcode: z.string().max(INVOICE_LIMITS.postcode),
  town: z.string().max(INVOICE_LIMITS.town),
  country: z.string().regex(/^[A-Z]{2}$/),
});

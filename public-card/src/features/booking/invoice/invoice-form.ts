import {
  INVOICE_COUNTRY,
  INVOICE_FIELDS,
  INVOICE_LIMITS,
  isTaxIdOf,
  type InvoiceData,
} from 'shared-lib/model/booking';
import type { FieldErrors, InvoiceValues } from '../steps/booking-form';
import { words } from '../words';

/** Returns the typed values, with empty ones for what is missing: they may come from a stored draft. */
export function typedInvoice(values: InvoiceValues | undefined): InvoiceData {
  const { name = '', taxId = '', address = '', postcode = '', town = '', country } = values ?? {};
  return { name, taxId, address, postcode, town, country: country ?? INVOICE_COUNTRY };
}

/** Names a field; the number has another name outside Spain. */
export const invoiceLabel = (field: keyof InvoiceData, country: string): string =>
  words().invoice[field === 'taxId' && country !== INVOICE_COUNTRY ? 'otherTaxId' : field];

/** Returns the problems of the data by field, as the server names them. */
export function findInvoiceErrors(values: InvoiceValues | undefined): FieldErrors {
  if (!values?.wanted) return {};
  const typed = typedInvoice(values);
  const found: FieldErrors = {};
  for (const field of INVOICE_FIELDS) {
    if (field === 'country') continue;
    const text = typed[field].trim();
    const label = invoiceLabel(field, typed.country);
    const most = INVOICE_LIMITS[field];
    if (text === '') found[`invoice.${field}`] = words().form.required(label);
    else if (text.length > most) found[`invoice.${field}`] = words().form.tooLong(label, most);
  }
  if (!found['invoice.taxId'] && !isTaxIdOf(typed)) found['invoice.taxId'] = words().invoice.badTaxId;
  return found;
}

import { useId, useMemo } from 'react';
import { LOCALES } from 'shared-lib/model';
import {
  INVOICE_COUNTRY,
  INVOICE_FIELDS,
  INVOICE_LIMITS,
  invoiceCountries,
  type InvoiceData,
} from 'shared-lib/model/booking';
import type { FieldErrors, InvoiceValues } from '../steps/booking-form';
import { Field } from '../steps/field';
import { language, words } from '../words';
import { findInvoiceErrors, invoiceLabel, typedInvoice } from './invoice-form';

export { findInvoiceErrors };

const AUTO_COMPLETE: Readonly<Record<keyof InvoiceData, string>> = {
  name: 'organization',
  taxId: 'off',
  address: 'street-address',
  postcode: 'postal-code',
  town: 'address-level2',
  country: 'country',
};

/** Lists the countries by their names in the page's language, Spain first. */
function namedCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(LOCALES[language()], { type: 'region' });
  const all = invoiceCountries().map((code) => ({ code, name: names.of(code) ?? code }));
  const isFirst = ({ code }: { code: string }) => Number(code === INVOICE_COUNTRY);
  return all.sort((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name, LOCALES[language()]));
}

/** Renders the box 'Necesito factura', and the fields of the invoice's data once it is ticked. */
export function InvoiceFields({
  values,
  errors,
  onChange,
}: {
  values: InvoiceValues | undefined;
  errors: FieldErrors;
  onChange: (values: InvoiceValues) => void;
}) {
  const help = useId();
  const wanted = values?.wanted === true;
  const countries = useMemo(() => (wanted ? namedCountries() : []), [wanted]);
  const typed = typedInvoice(values);
  const set = (change: Partial<InvoiceValues>) => onChange({ ...typed, wanted, ...change });
  return (
    <>
      <div className="tj-field">
        <label className="tj-check">
          <input
            type="checkbox"
            checked={wanted}
            aria-describedby={help}
            onChange={(event) => set({ wanted: event.target.checked })}
          />
          <span>{words().invoice.wanted}</span>
        </label>
        <p id={help} className="tj-help">
          {words().invoice.help}
        </p>
      </div>
      {wanted &&
        INVOICE_FIELDS.map((field) => (
          <Field key={field} label={invoiceLabel(field, typed.country)} error={errors[`invoice.${field}`]}>
            {(props) =>
              field === 'country' ? (
                <select
                  {...props}
                  autoComplete={AUTO_COMPLETE[field]}
                  value={typed.country}
                  onChange={(event) => set({ country: event.target.value })}
                >
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...props}
                  required
                  autoComplete={AUTO_COMPLETE[field]}
                  maxLength={INVOICE_LIMITS[field]}
                  value={typed[field]}
                  onChange={(event) => set({ [field]: event.target.value })}
                />
              )
            }
          </Field>
        ))}
    </>
  );
}

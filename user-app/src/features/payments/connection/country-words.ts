import { PAYMENT_COUNTRIES } from 'shared-lib/model/payments';

const countries = new Intl.DisplayNames('es', { type: 'region' });
const currencies = new Intl.DisplayNames('es', { type: 'currency' });

/** Names a country. */
export const countryInWords = (code: string): string => (code === '' ? '' : (countries.of(code) ?? code));

/** Names a currency, as `euro (EUR)`. */
export function currencyInWords(code: string): string {
  const upper = code.toUpperCase();
  return upper === '' ? '' : `${currencies.of(upper) ?? upper} (${upper})`;
}

/** Countries for the choice, Spain first and the others by name. */
export const countryChoices = [...PAYMENT_COUNTRIES]
  .map((value) => ({ value, label: countryInWords(value) }))
  .sort((one, other) =>
    one.value === 'ES' ? -1 : other.value === 'ES' ? 1 : one.label.localeCompare(other.label, 'es'),
  );

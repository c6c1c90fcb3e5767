/** Returns the digits of a currency's minor unit: 2 for euros, 0 for Chilean pesos. */
export function minorDigits(currency: string): number {
  return moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Formats a price: `25 €`, `12,50 €`.
 *
 * @param price - In the currency's minor unit.
 * @param currency - ISO 4217.
 */
export function formatPrice(price: number, currency: string, locale: string | string[] = 'es'): string {
  const digits = minorDigits(currency);
  const amount = price / 10 ** digits;
  return moneyFormat(currency, locale, Number.isInteger(amount) ? 0 : digits).format(amount);
}

function moneyFormat(currency: string, locale: string | string[] = 'es', digits?: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}

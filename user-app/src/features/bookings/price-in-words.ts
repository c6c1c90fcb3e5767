/**
 * A price as people write it: `45,00 €`.
 *
 * @param price - In the currency's minor unit.
 * @param currency - ISO 4217.
 */
export function priceInWords(price: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('es', { style: 'currency', currency });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(price / 10 ** digits);
  } catch {
    // A currency that no browser knows is still a currency.
    return `${price / 100} ${currency}`;
  }
}

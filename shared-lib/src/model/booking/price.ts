/**
 * Currencies whose prices are stored in whole units. The table is ours, since platforms differ (`Intl` says 0 digits for
 * the Colombian peso in some browsers and 2 in others), and one stored number must mean one amount everywhere.
 */
const WHOLE =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER';

/** Currencies with a thousandth. */
const IN_THOUSANDTHS = 'BHD JOD KWD LYD OMR TND';

/**
 * Returns the digits of the unit in which prices of a currency are stored: 2 for euros, 0 for Chilean and Colombian pesos.
 * It never changes for a currency, as that would change the meaning of stored prices.
 */
export function minorDigits(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return IN_THOUSANDTHS.includes(currency) ? 3 : 2;
}

/**
 * Formats a price: `25 €`, `12,50 €`.
 *
 * @param price - In the currency's minor unit.
 * @param currency - ISO 4217.
 */
export function formatPrice(price: number, currency: string, locale: string | string[] = 'es'): string {
  const amount = price / 10 ** minorDigits(currency);
  return moneyFormat(currency, locale, shownDigits(amount, currency)).format(amount);
}

/**
 * Formats an amount for documents, with all decimals of its currency and its code, which is unambiguous: `25,00 EUR`.
 *
 * @param amount - In the currency's minor unit.
 */
export function formatAmount(amount: number, currency: string, locale: string | string[]): string {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(amount / 10 ** digits)} ${currency}`;
}

/** Returns the decimals with which an amount is shown: none for a whole one. */
export const shownDigits = (amount: number, currency: string): number =>
  Number.isInteger(amount) ? 0 : minorDigits(currency);

function moneyFormat(currency: string, locale: string | string[], digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

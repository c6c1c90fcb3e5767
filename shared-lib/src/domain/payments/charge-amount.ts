import { minorDigits } from '../booking/price';

/** Currencies that Stripe counts in hundredths, although they have no minor unit any more. */
const COUNTED_IN_HUNDREDTHS = new Set(['ISK', 'UGX']);

/** Smallest charges of Stripe, in the minor unit, for the currencies whose minimum isn't 50. */
const LEAST: Readonly<Record<string, number>> = {
  GBP: 30,
  MXN: 1000,
  JPY: 50,
  HUF: 17_500,
  CZK: 1500,
  DKK: 250,
  NOK: 300,
  SEK: 300,
  PLN: 200,
  RON: 200,
};

/** Returns the smallest amount that can be charged in a currency, in its minor unit. */
export const leastCharge = (currency: string): number =>
  LEAST[currency] ?? (minorDigits(currency) === 3 ? 500 : 50);

/** Returns the smallest step between two amounts that can be charged: Stripe wants a last digit of 0 with three decimals. */
const stepOf = (currency: string): number => (minorDigits(currency) === 3 ? 10 : 1);

/**
 * Rounds an amount to one that can be charged.
 *
 * @param amount - In the currency's minor unit; may have a fraction.
 */
export function chargeable(amount: number, currency: string): number {
  const step = stepOf(currency);
  return Math.round(amount / step) * step;
}

/** Converts an amount in the minor unit to the unit in which Stripe counts the currency. */
export const toStripeAmount = (amount: number, currency: string): number =>
  COUNTED_IN_HUNDREDTHS.has(currency) ? amount * 100 : amount;

/** Converts an amount of Stripe's to the currency's minor unit. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  COUNTED_IN_HUNDREDTHS.has(currency) ? Math.round(amount / 100) : amount;

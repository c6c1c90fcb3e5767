import { minorDigits } from '../booking/price';

/** Currencies that Stripe counts in whole units. Icelandic crowns and Ugandan shillings it counts in hundredths. */
const WHOLE_AT_STRIPE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';

/** Smallest charges in Stripe's unit, for the currencies whose minimum isn't 50. */
const MIN_CHARGES: Readonly<Record<string, number>> = {
  AED: 200,
  GBP: 30,
  HKD: 400,
  MXN: 1000,
  MYR: 200,
  HUF: 17_500,
  CZK: 1500,
  DKK: 250,
  NOK: 300,
  SEK: 300,
  PLN: 200,
  RON: 200,
  THB: 1000,
};

/** Digits of the largest amount that every way of paying takes, for the currencies where it isn't 8. */
const DIGITS_AT_MOST: Readonly<Record<string, number>> = { COP: 10, IDR: 12, INR: 9 };

/** Returns the digits of the unit in which Stripe counts a currency. */
function stripeDigits(currency: string): number {
  if (WHOLE_AT_STRIPE.includes(currency)) return 0;
  return Math.max(2, minorDigits(currency));
}

/** Returns Stripe's units in one of ours: 100 where prices are stored in whole units that Stripe counts in hundredths. */
const stripeUnits = (currency: string): number => 10 ** (stripeDigits(currency) - minorDigits(currency));

/**
 * Returns the smallest amount that can be charged in a currency, in its minor unit.
 *
 * @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const leastCharge = (currency: string): number =>
  Math.ceil((MIN_CHARGES[currency] ?? (minorDigits(currency) === 3 ? 500 : 50)) / stripeUnits(currency));

/** Returns the largest amount that can be charged in a currency with every way of paying, in its minor unit. */
export const greatestCharge = (currency: string): number =>
  Math.floor((10 ** (DIGITS_AT_MOST[currency] ?? 8) - 1) / stripeUnits(currency) / stepOf(currency)) *
  stepOf(currency);

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
export const toStripeAmount = (amount: number, currency: string): number => amount * stripeUnits(currency);

/** Converts an amount of Stripe's to the currency's minor unit. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount / stripeUnits(currency));

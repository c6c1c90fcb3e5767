/** Countries in which an owner can have an account at Stripe that our fee and our payments work with. */
export const PAYMENT_COUNTRIES = [
  ...['ES', 'PT', 'FR', 'IT', 'DE', 'AT', 'BE', 'NL', 'IE', 'LU', 'FI', 'GR', 'EE', 'LV', 'LT', 'SK', 'SI'],
  ...['CY', 'MT', 'HR', 'BG', 'CZ', 'DK', 'HU', 'PL', 'RO', 'SE', 'GB', 'CH', 'NO'],
] as const;

export type PaymentCountry = (typeof PAYMENT_COUNTRIES)[number];

/** Most characters of a payment link. */
export const MAX_PAYMENT_LINK = 2048;

/** Reports whether a text is the address of a Stripe Payment Link, without parameters. */
export const isPaymentLink = (text: string): boolean =>
  text.length <= MAX_PAYMENT_LINK && /^https:\/\/buy\.stripe\.com\/[A-Za-z0-9_/-]+$/.test(text);

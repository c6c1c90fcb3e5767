/** Most characters of a payment link. */
export const PAYMENT_LINK_MAX = 2048;

/** Reports whether a text is the address of a Stripe Payment Link, without parameters. */
export const isPaymentLink = (text: string): boolean =>
  text.length <= PAYMENT_LINK_MAX && /^https:\/\/buy\.stripe\.com\/[A-Za-z0-9_/-]+$/.test(text);

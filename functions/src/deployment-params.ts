import { defineSecret, defineString } from 'firebase-functions/params';

/**
 * Settings that the functions find in their environment; `build/settings.mjs` describes each. The CLI refuses to deploy
 * while a secret isn't in Secret Manager, or a text without default has no value.
 */
export const params = {
  bookingSecret: defineSecret('BOOKING_SECRET'),
  smtpUrl: defineSecret('SMTP_URL'),
  stripeSecretKey: defineSecret('STRIPE_SECRET_KEY'),
  stripeWebhookSecret: defineSecret('STRIPE_WEBHOOK_SECRET'),
  stripeFeePercent: defineString('STRIPE_FEE_PERCENT', { default: '' }),
  mailFrom: defineString('MAIL_FROM'),
  alertWebhookUrl: defineString('ALERT_WEBHOOK_URL', { default: '' }),
  trustedProxyHops: defineString('TRUSTED_PROXY_HOPS', { default: '' }),
  trustedEdges: defineString('TRUSTED_EDGES', { default: '' }),
};

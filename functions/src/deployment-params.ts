import { deployment } from 'shared-lib/config';
import { defineSecret, defineString } from 'firebase-functions/params';

/**
 * Settings that the functions find in their environment; `build/release/settings.mjs` describes each. The CLI refuses to deploy
 * while a secret isn't in Secret Manager, or a text without default has no value.
 */
export const params = {
  bookingSecret: defineSecret('BOOKING_SECRET'),
  smtpUrl: defineSecret('SMTP_URL'),
  stripeFeePercent: defineString('STRIPE_FEE_PERCENT', { default: '' }),
  mailFrom: defineString('MAIL_FROM'),
  alertWebhookUrl: defineString('ALERT_WEBHOOK_URL', { default: '' }),
  trustedProxyHops: defineString('TRUSTED_PROXY_HOPS', { default: '' }),
  trustedEdges: defineString('TRUSTED_EDGES', { default: '' }),
};

/**
 * Secrets of Stripe; `null` for a deployment without Stripe, as the CLI demands every secret that is defined. Their values are read from the
 * environment (`STRIPE_KEYS`).
 */
export const stripeSecrets = deployment?.stripeMode
  ? { key: defineSecret('STRIPE_SECRET_KEY'), webhook: defineSecret('STRIPE_WEBHOOK_SECRET') }
  : null;

/** Secret of pushes to owners' devices; `null` for a deployment without them. */
export const pushSecret = deployment?.pushKey ? defineSecret('VAPID_PRIVATE_KEY') : null;

/** Names of the secrets of passes in the environment. */
export const WALLET_SECRETS = { google: 'GOOGLE_WALLET_KEY', apple: 'APPLE_PASS_CERTIFICATE' } as const;

/** Secrets of passes for the wallets that the deployment has. */
export const walletSecrets = [
  ...(deployment?.wallets.googleIssuer ? [defineSecret(WALLET_SECRETS.google)] : []),
  ...(deployment?.wallets.applePassType ? [defineSecret(WALLET_SECRETS.apple)] : []),
];

/** Names of Stripe's secrets in the environment. */
export const STRIPE_KEYS = { key: 'STRIPE_SECRET_KEY', webhook: 'STRIPE_WEBHOOK_SECRET' } as const;

/** Names of the secrets of calendars that owners connect by signing in. */
export const CALENDAR_SECRETS = {
  google: 'GOOGLE_CALENDAR_CLIENT_SECRET',
  microsoft: 'MICROSOFT_CALENDAR_CLIENT_SECRET',
} as const;

/** Secrets of the makers of calendars that the deployment has keys of. */
export const calendarSecrets = [
  ...(deployment?.calendars.googleClient ? [defineSecret(CALENDAR_SECRETS.google)] : []),
  ...(deployment?.calendars.microsoftClient ? [defineSecret(CALENDAR_SECRETS.microsoft)] : []),
];

import { startLocalStripe, type LocalStripe, type LocalStripeOptions } from 'local-stripe';

/** Starts a stand-in of Stripe for a test file and points the functions at it; a new one for each test. */
export function openLocalStripe(options: LocalStripeOptions = {}) {
  let stripe: LocalStripe;
  const names = ['STRIPE_API_ORIGIN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

  beforeEach(async () => {
    stripe = await startLocalStripe(options);
    Object.assign(process.env, {
      STRIPE_API_ORIGIN: stripe.origin,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: options.webhookSecret ?? 'whsec_local',
    });
  });
  afterEach(async () => {
    for (const name of names) delete process.env[name];
    await stripe.close();
  });
  return () => stripe;
}

import Stripe from 'stripe';

/**
 * Kinds of failure that the product distinguishes.
 *
 * - `not-set-up`: no key, or one that Stripe doesn't take (any more): the operator must act.
 * - `stripe-busy`: too many requests, or one with the same key is still running: trying again helps.
 * - `stripe-no-access`: the account took the platform's access back.
 * - `stripe-refused`: Stripe understood and said no: trying again doesn't help.
 * - `stripe-down`: no answer, half of one, or a fault of Stripe's.
 */
export type StripeProblem =
  'not-set-up' | 'stripe-busy' | 'stripe-down' | 'stripe-no-access' | 'stripe-refused';

const { errors } = Stripe;

/** Returns the kind of a failed request; `null` for an error that doesn't come from Stripe's library. */
export function stripeProblem(error: unknown): StripeProblem | null {
  if (!(error instanceof errors.StripeError)) return null;
  if (error.code === 'account_invalid' && error.statusCode === 403) return 'stripe-no-access';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'not-set-up';
  if (
    error instanceof errors.StripeRateLimitError ||
    error.code === 'lock_timeout' ||
    error.statusCode === 409
  )
    return 'stripe-busy';
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return 'stripe-down';
  return 'stripe-refused';
}

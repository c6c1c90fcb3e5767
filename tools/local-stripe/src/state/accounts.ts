import type Stripe from 'stripe';
import { invalid } from '../api/api-error';
import { emit } from './emit';
import { newId, type World } from './world';

/** Currency of an account by its country; the euro for all others. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ US: 'usd', GB: 'gbp', MX: 'mxn', JP: 'jpy', CH: 'chf', BR: 'brl', PE: 'pen' },
};

/** Data that a new account owes. See https://docs.stripe.com/connect/required-verification-information */
const DUE_AT_FIRST = [
  'business_type',
  'business_profile.url',
  'external_account',
  'individual.first_name',
  'individual.last_name',
  'individual.dob.day',
  'tos_acceptance.date',
];

/** Ends of the hosted onboarding that a person can play. */
export type OnboardingEnd =
  'active' | 'left' | 'more-data' | 'in-review' | 'no-payouts' | 'rejected' | 'listed' | 'under-review';

/** Returns requirements with nothing in them. */
function noRequirements(): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [],
    disabled_reason: null,
    errors: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
  };
}

const capabilitiesOf = (status: 'active' | 'inactive', currency: string): Stripe.Account.Capabilities => ({
  card_payments: status,
  transfers: status,
  ...(currency === 'eur' ? { bizum_payments: status, sepa_debit_payments: status } : {}),
});

/**
 * Creates an account with hosted onboarding.
 *
 * @see https://docs.stripe.com/api/accounts/create
 */
export function createAccount(
  world: World,
  options: {
    country: string;
    email: string | null;
    metadata: Record<string, string>;
    controller: Stripe.Account.Controller;
  },
): Stripe.Account {
  if (!/^[A-Z]{2}$/.test(options.country))
    throw invalid(`Country '${options.country}' is unknown.`, 'country', 'country_unsupported');
  const currency = CURRENCIES[options.country] ?? 'eur';
  const account: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: capabilitiesOf('inactive', currency),
    charges_enabled: false,
    controller: options.controller,
    country: options.country,
    created: world.now(),
    default_currency: currency,
    details_submitted: false,
    email: options.email,
    metadata: options.metadata,
    payouts_enabled: false,
    requirements: {
      ...noRequirements(),
      currently_due: [...DUE_AT_FIRST],
      eventually_due: [...DUE_AT_FIRST],
      past_due: [...DUE_AT_FIRST],
      disabled_reason: 'requirements.past_due',
    },
    settings: null,
    type: 'none',
  };
  world.accounts.set(account.id, account);
  return account;
}

/** State of an account after each end of the onboarding. See https://docs.stripe.com/connect/handling-api-verification */
function afterOnboarding(end: OnboardingEnd, now: number): Partial<Stripe.Account> {
  const open = { details_submitted: true, charges_enabled: true, payouts_enabled: true };
  const shut = { details_submitted: true, charges_enabled: false, payouts_enabled: false };
  const none = noRequirements();
  switch (end) {
    case 'active':
      return { ...open, requirements: none };
    case 'left':
      return {};
    case 'more-data': {
      const due = ['individual.verification.document', 'individual.id_number'];
      const requirements = { ...none, currently_due: due, eventually_due: due };
      return {
        ...shut,
        requirements: {
          ...requirements,
          past_due: ['individual.id_number'],
          current_deadline: now + 14 * 86_400,
          disabled_reason: 'requirements.past_due',
        },
      };
    }
    case 'in-review':
      return {
        ...shut,
        requirements: {
          ...none,
          pending_verification: ['individual.verification.document'],
          disabled_reason: 'requirements.pending_verification',
        },
      };
    case 'no-payouts':
      return {
        ...open,
        payouts_enabled: false,
        requirements: { ...none, currently_due: ['external_account'], eventually_due: ['external_account'] },
      };
    case 'rejected':
      return { ...shut, requirements: { ...none, disabled_reason: 'rejected.terms_of_service' } };
    case 'listed':
      return { ...shut, requirements: { ...none, disabled_reason: 'listed' } };
    case 'under-review':
      return { ...shut, requirements: { ...none, disabled_reason: 'under_review' } };
  }
}

/** Ends an onboarding, as a person decided on the page or a test through the control endpoint. */
export function endOnboarding(world: World, account: Stripe.Account, end: OnboardingEnd): void {
  Object.assign(account, afterOnboarding(end, world.now()));
  const status = account.charges_enabled ? 'active' : 'inactive';
  account.capabilities = capabilitiesOf(status, account.default_currency ?? 'eur');
  if (end !== 'left') emit(world, account.id, 'account.updated', account);
}

/**
 * Takes the platform's access to an account away, as its owner does in their own dashboard.
 *
 * @see https://docs.stripe.com/connect/webhooks: `account.application.deauthorized`.
 */
export function deauthorize(world: World, account: Stripe.Account, application: Stripe.Application): void {
  world.deauthorized.add(account.id);
  emit(world, account.id, 'account.application.deauthorized', application);
}

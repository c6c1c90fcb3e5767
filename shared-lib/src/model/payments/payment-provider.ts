/** Countries in which an owner can have an account at Stripe that our fee and our payments work with. */
export const PAYMENT_COUNTRIES = [
  ...['ES', 'PT', 'FR', 'IT', 'DE', 'AT', 'BE', 'NL', 'IE', 'LU', 'FI', 'GR', 'EE', 'LV', 'LT', 'SK', 'SI'],
  ...['CY', 'MT', 'HR', 'BG', 'CZ', 'DK', 'HU', 'PL', 'RO', 'SE', 'GB', 'CH', 'NO'],
] as const;

export type PaymentCountry = (typeof PAYMENT_COUNTRIES)[number];

/** Data that Stripe asks an account for, as the names of its fields. */
export interface ProviderRequirements {
  currentlyDue: readonly string[];
  pastDue: readonly string[];
  pendingVerification: readonly string[];
  /** Deadline of the due data; `null` for none. */
  deadline: number | null;
  /** Reason of Stripe's for which the account is shut, such as `rejected.fraud`; `null` for none. */
  disabledReason: string | null;
}

/** `paymentProviders/{uid}` as the apps see it: an owner's account at Stripe. Times are milliseconds since the epoch. */
export interface PaymentProvider {
  accountId: string;
  /** Country and currency, as `ES` and `eur`. */
  country: string;
  currency: string;
  livemode: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  requirements: ProviderRequirements;
  connectedAt: number;
  /** Time at which owner or Stripe ended the connection; `null` while it lasts. */
  disconnectedAt: number | null;
  /** True once the owner took our access back at Stripe: the account can't be read any more. */
  isAccessLost: boolean;
  updatedAt: number;
}

/** Facts of an account that decide its state, whatever the type of its timestamps. */
type ProviderFacts = Omit<
  PaymentProvider,
  'requirements' | 'connectedAt' | 'disconnectedAt' | 'updatedAt'
> & {
  requirements: Pick<ProviderRequirements, 'currentlyDue' | 'pastDue' | 'disabledReason'>;
  disconnectedAt: unknown;
};

/** States of an owner's connection; test mode is a mark on any of them. */
export const PROVIDER_STATES = [
  'none',
  'unfinished',
  'in-review',
  'data-missing',
  'active',
  'no-payouts',
  'restricted',
  'disconnected',
] as const;

export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Reports whether Stripe has closed an account for good, or has disabled it during a review. */
const isShut = (reason: string | null) =>
  reason !== null && (reason.startsWith('rejected.') || reason === 'listed' || reason === 'under_review');

/** Returns the state of an owner's connection with Stripe; `null` stands for an owner without one. */
export function paymentProviderState(provider: ProviderFacts | null): ProviderState {
  if (!provider || provider.accountId === '') return 'none';
  if (provider.disconnectedAt !== null || provider.isAccessLost) return 'disconnected';
  const { requirements, chargesEnabled, payoutsEnabled, detailsSubmitted } = provider;
  if (isShut(requirements.disabledReason)) return 'restricted';
  if (!detailsSubmitted) return 'unfinished';
  if (chargesEnabled && !payoutsEnabled) return 'no-payouts';
  if (requirements.currentlyDue.length + requirements.pastDue.length > 0) return 'data-missing';
  if (chargesEnabled) return 'active';
  return requirements.disabledReason?.startsWith('requirements.past_due') ? 'data-missing' : 'in-review';
}

/** Reports whether an owner's services can be paid online now. */
export function canCharge<Provider extends ProviderFacts>(provider: Provider | null): provider is Provider {
  const state = paymentProviderState(provider);
  return (
    provider !== null &&
    provider.chargesEnabled &&
    (state === 'active' || state === 'no-payouts' || state === 'data-missing')
  );
}

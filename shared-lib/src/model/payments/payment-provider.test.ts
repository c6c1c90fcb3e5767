import fc from 'fast-check';
import {
  canCharge,
  PROVIDER_STATES,
  paymentProviderState,
  type PaymentProvider,
  type ProviderRequirements,
} from './payment-provider';

const NOTHING: ProviderRequirements = {
  ...{ currentlyDue: [], pastDue: [], pendingVerification: [], deadline: null, disabledReason: null },
};

const aProvider = (
  values: Partial<PaymentProvider> = {},
  requirements: Partial<ProviderRequirements> = {},
): PaymentProvider => ({
  ...{ accountId: 'acct_1', country: 'ES', currency: 'eur', livemode: true },
  ...{ chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
  ...{ connectedAt: 1, disconnectedAt: null, isAccessLost: false, updatedAt: 1 },
  ...values,
  requirements: { ...NOTHING, ...requirements },
});

const shut = { chargesEnabled: false, payoutsEnabled: false };

it.each([
  ['none', null],
  ['none', aProvider({ accountId: '' })],
  ['unfinished', aProvider({ ...shut, detailsSubmitted: false }, { currentlyDue: ['external_account'] })],
  ['in-review', aProvider(shut, { pendingVerification: ['individual.verification.document'] })],
  ['in-review', aProvider(shut, { disabledReason: 'requirements.pending_verification' })],
  ['data-missing', aProvider(shut, { pastDue: ['individual.id_number'] })],
  ['data-missing', aProvider({}, { currentlyDue: ['individual.id_number'], deadline: 5 })],
  ['active', aProvider()],
  ['no-payouts', aProvider({ payoutsEnabled: false }, { currentlyDue: ['external_account'] })],
  ['restricted', aProvider(shut, { disabledReason: 'rejected.fraud' })],
  ['restricted', aProvider(shut, { disabledReason: 'listed' })],
  ['restricted', aProvider(shut, { disabledReason: 'under_review' })],
  ['disconnected', aProvider({ disconnectedAt: 5 })],
  ['disconnected', aProvider({ isAccessLost: true })],
] as const)('paymentProviderState is %s', (state, provider) => {
  expect(paymentProviderState(provider)).toBe(state);
});

it('canCharge follows Stripe, and is false for a closed or disconnected account', () => {
  expect(canCharge(aProvider())).toBe(true);
  expect(canCharge(aProvider({ payoutsEnabled: false }))).toBe(true);
  expect(canCharge(aProvider({}, { currentlyDue: ['external_account'] }))).toBe(true);
  expect(canCharge(aProvider({ disconnectedAt: 5 }))).toBe(false);
  expect(canCharge(aProvider({}, { disabledReason: 'rejected.fraud' }))).toBe(false);
  expect(canCharge(aProvider(shut))).toBe(false);
  expect(canCharge(null)).toBe(false);
});

it('any answer of Stripe has a state, and is chargeable only if Stripe charges', () => {
  const fields = fc.array(fc.string(), { maxLength: 2 });
  const anything = fc.record({
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    requirements: fc.record({
      currentlyDue: fields,
      pastDue: fields,
      pendingVerification: fields,
      deadline: fc.constant(null),
      disabledReason: fc.option(fc.constantFrom('listed', 'rejected.other', 'requirements.past_due', 'x')),
    }),
  });
  fc.assert(
    fc.property(anything, ({ flags: [charges, payouts, details, gone], requirements }) => {
      const provider = aProvider(
        {
          ...{ chargesEnabled: charges, payoutsEnabled: payouts, detailsSubmitted: details },
          disconnectedAt: gone ? 1 : null,
        },
        requirements,
      );
      expect(PROVIDER_STATES).toContain(paymentProviderState(provider));
      if (canCharge(provider)) expect(charges && !gone).toBe(true);
    }),
  );
});

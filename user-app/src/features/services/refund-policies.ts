import { DEFAULT_REFUNDS, type RefundStep } from 'shared-lib/model/payments';
import { entriesOf } from 'shared-lib/model';
import { paymentMessages } from './payment-messages';

const DAY = 1440;

/** Refund policies to choose from. */
const POLICIES: Readonly<
  Record<Exclude<keyof typeof paymentMessages.policies, 'own'>, readonly RefundStep[]>
> = {
  always: [{ noticeMinutes: 0, percent: 100 }],
  day: DEFAULT_REFUNDS,
  twoDays: [{ noticeMinutes: 2 * DAY, percent: 100 }],
  steps: [
    { noticeMinutes: 7 * DAY, percent: 100 },
    { noticeMinutes: DAY, percent: 50 },
  ],
  never: [],
};

/** Returns the policies to choose from, with the service's own where it is another. */
export function policyOptions(current: readonly RefundStep[]): { value: string; label: string }[] {
  const known = entriesOf(POLICIES).map(([name, policy]) => ({
    value: JSON.stringify(policy),
    label: paymentMessages.policies[name],
  }));
  const value = JSON.stringify(current);
  const isKnown = known.some((option) => option.value === value);
  return isKnown ? known : [...known, { value, label: paymentMessages.policies.own }];
}

/** Returns the policy of a chosen option. */
export const policyOf = (value: string): RefundStep[] => JSON.parse(value);

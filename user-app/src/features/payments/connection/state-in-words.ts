import { canCharge, paymentProviderState, type PaymentProvider } from 'shared-lib/model/payments';
import type { StatusTone } from 'shared-lib/ui/status-badge';
import { details, messages, states } from './messages';

/** Words of a state, and the label of the step that leads on; `null` where there is none. */
interface StateInWords {
  badge: string;
  tone: StatusTone;
  text: string;
  /** Leads to Stripe's own set-up. */
  step: string | null;
}

const plain = {
  none: { tone: 'neutral', step: messages.connect },
  unfinished: { tone: 'warning', step: messages.goOn },
  'in-review': { tone: 'info', step: null },
  'data-missing': { tone: 'warning', step: messages.complete },
  active: { tone: 'success', step: null },
  'no-payouts': { tone: 'warning', step: messages.complete },
  restricted: { tone: 'error', step: null },
  disconnected: { tone: 'neutral', step: messages.reconnect },
} as const satisfies Record<keyof typeof states, Pick<StateInWords, 'step' | 'tone'>>;

/** Returns the words and the next step for an owner's connection. */
export function stateInWords(provider: PaymentProvider | null): StateInWords {
  const state = paymentProviderState(provider);
  const words: StateInWords = { ...states[state], ...plain[state] };
  const reason = provider?.requirements.disabledReason ?? '';
  if (state === 'data-missing' && canCharge(provider)) return { ...words, text: details.canChargeMeanwhile };
  if (state === 'disconnected' && provider?.isAccessLost) return { ...words, text: details.accessLost };
  if (state !== 'restricted') return words;
  if (reason.startsWith('rejected.'))
    return { ...words, badge: details.rejectedBadge, text: details.rejected };
  return reason === 'under_review' ? { ...words, text: details.underReview } : words;
}

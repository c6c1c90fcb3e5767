import { useState } from 'react';
import type { WaitingStep } from './waiting-step';

/** State of the form of the waiting list, which is loaded once somebody opens it. */
export interface Waiting {
  /** The form while it is open; `null` otherwise. */
  Step: typeof WaitingStep | null;
  isLoading: boolean;
  hasFailed: boolean;
  open: () => Promise<void>;
  close: () => void;
}

/** Loads and opens the form of the waiting list. */
export function useWaiting(): Waiting {
  const [Step, setStep] = useState<typeof WaitingStep | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return {
    Step,
    isLoading,
    hasFailed,
    open: async () => {
      setLoading(true);
      setFailed(false);
      try {
        const waiting = await import(/* webpackChunkName: "waiting" */ './open-waiting');
        await waiting.prepareWaiting();
        setStep(() => waiting.WaitingStep);
      } catch {
        setFailed(true);
      }
      setLoading(false);
    },
    close: () => setStep(null),
  };
}

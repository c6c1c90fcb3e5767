import type { failureOf } from 'shared-lib/store';
import { describeRefusal } from '../../booking-data/describe-refusal';

/** State of a mutation for a time, which may be requested although it is taken. */
interface TimeRequest {
  error?: Parameters<typeof failureOf>[0];
  isLoading: boolean;
  originalArgs?: { overlap: boolean } | undefined;
  reset: () => void;
}

/** Returns the message of a refused time, and for a taken one the props of a dialog that asks whether to go on. */
export function askOverlap({ error, isLoading, originalArgs, reset }: TimeRequest) {
  const isTaken = error?.code === 'slot-taken';
  // It stays open while its answer is being sent.
  const opened = isTaken || (isLoading && originalArgs?.overlap === true);
  return {
    problem: isTaken ? null : describeRefusal(error),
    question: { opened, isPending: isLoading, onClose: reset },
  };
}

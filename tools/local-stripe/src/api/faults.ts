/**
 * Faults that a stand-in can play: closed connections, late answers, too many requests, halves of answers, and a key that
 * was taken back.
 */
export const FAULTS = ['none', 'down', 'slow', 'busy', 'half', 'revoked', 'error'] as const;

export type Fault = (typeof FAULTS)[number];

/** The fault that is being played and for how many more requests. */
export interface FaultState {
  fault: Fault;
  /** Requests it still hits; `Infinity` until it is ended. */
  left: number;
  /** Delay of slow answers, in milliseconds. */
  slowMs: number;
  /** True when the request is carried out although its answer gets lost. */
  isCarriedOut: boolean;
}

/** Takes the fault for one request. */
export function takeFault(state: FaultState): Fault {
  if (state.fault === 'none' || state.left <= 0) return 'none';
  state.left -= 1;
  return state.fault;
}

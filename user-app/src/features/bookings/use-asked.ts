import { useRef, useState } from 'react';
import { describeRefusal, isTaken } from './booking-refusals';

/** Something that is asked of the server, once at a time. */
export interface Asked {
  /** What is on its way; `null` while nothing is. */
  pending: string | null;
  /** Why the last one did not happen. */
  problem: string | null;
  /**
   * Does the work, unless something is on its way already: a second click does nothing.
   *
   * @returns Whether it happened.
   */
  ask: (name: string, work: () => Promise<unknown>) => Promise<boolean>;
  forget: () => void;
}

/**
 * Work that is asked of the server: what runs, and why it did not happen.
 *
 * @param onRefused - Takes an error that has another answer than a sentence; true when it did.
 */
export function useAsked(onRefused: (error: unknown) => boolean = () => false): Asked {
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);

  const ask = async (name: string, work: () => Promise<unknown>) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(name);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!onRefused(error)) setProblem(describeRefusal(error));
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return { pending, problem, ask, forget: () => setProblem(null) };
}

/** Work that needs some time: where somebody has it, the owner is asked whether it is meant all the same. */
export function useAskedForTime(): Asked & { question: { opened: boolean; onClose: () => void } } {
  const [opened, setOpened] = useState(false);
  const asked = useAsked((error) => {
    if (isTaken(error)) setOpened(true);
    return isTaken(error);
  });
  return { ...asked, question: { opened, onClose: () => setOpened(false) } };
}

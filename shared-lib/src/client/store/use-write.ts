import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataError } from './to-data-error';
import { runWithNotices, type WriteNotices } from './write-endpoint';

/** Outcome of a write, in the form of a mutation's. */
type Outcome<Result> = { data: Result; error?: undefined } | { data?: undefined; error: DataError };

/** Argument of a write, missing where it takes none. */
type Given<Argument> = undefined extends Argument ? [Argument?] : [Argument];

/** State of a write. */
interface WriteState {
  isLoading: boolean;
  /** Failure of the last one. */
  error: DataError | undefined;
}

const IDLE: WriteState = { isLoading: false, error: undefined };

/**
 * Returns a write and its state, as a mutation's hook does, for arguments that the store must not keep or can't:
 * passwords, bytes, a sandbox. Its toasts, and how a failure is reported, are the same.
 *
 * @example
 * const [change, { isLoading }] = useWrite(changePassword, { fails: 'screen' });
 */
export function useWrite<Argument, Result>(
  work: (argument: Argument) => Promise<Result>,
  writeNotices: WriteNotices<Argument, Result> = {},
): [run: (...given: Given<Argument>) => Promise<Outcome<Result>>, state: WriteState] {
  const [state, setState] = useState(IDLE);
  const latest = useRef({ work, writeNotices });
  useEffect(() => {
    latest.current = { work, writeNotices };
  });
  const run = useCallback(async (...given: Given<Argument>): Promise<Outcome<Result>> => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- It is missing only where it may be.
    const argument = given[0] as Argument;
    setState({ isLoading: true, error: undefined });
    const { work: send, writeNotices: how } = latest.current;
    const outcome: Outcome<Result> = await runWithNotices(() => send(argument), argument, how);
    setState({ isLoading: false, error: outcome.error });
    return outcome;
  }, []);
  return [run, state];
}

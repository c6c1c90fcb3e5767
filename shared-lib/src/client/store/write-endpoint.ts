import { showErrorToast, showToast } from '../../ui/toast';
import type { LiveChange } from './live-endpoint';
import { savedOrQueued, shownErrorOf } from './saved-or-queued';
import { toDataError, type DataError } from './to-data-error';

/** Sentence about a write that waits for a network. */
const QUEUED = 'Se guardará cuando vuelva la conexión';

/** Notification of a write's outcome. */
export interface WriteNotices<Argument, Result> {
  /**
   * Place of a failure: a toast, which is the default, or the screen, which then shows the error of the hook; a
   * function decides by failure.
   */
  fails?: 'toast' | 'screen' | ((failure: DataError, argument: Argument) => 'toast' | 'screen');
  /** Sentence of the toast after a failure, where there is a better one than the general sentence; `null` for the general one. */
  failed?: (error: Error, argument: Argument) => string | null;
  /** Place of the notice that a write waits for a network: a toast, or the screen. */
  waits?: 'toast' | 'screen';
  /** Sentence of the toast after a success; `null` for none. */
  done?: (argument: Argument, result: Result) => string | null;
}

type Answer<Result> = Promise<{ data: Result } | { error: DataError }>;

/** Runs a write and shows its outcome; the only place that turns a failed write into a toast. */
export async function runWithNotices<Argument, Result>(
  work: () => Promise<Result>,
  argument: Argument,
  { fails = 'toast', failed, waits = 'toast', done }: WriteNotices<Argument, Result>,
): Answer<Result> {
  try {
    const data = await work();
    if (data === 'queued') {
      if (waits === 'toast') showToast('info', QUEUED);
    } else {
      const sentence = done?.(argument, data);
      if (sentence) showToast('success', sentence);
    }
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- An answer without a value is `null`: a mutation has to have one.
    return { data: data ?? (null as Result) };
  } catch (error) {
    const shown = shownErrorOf(error);
    const failure = toDataError(shown);
    const sentence = failed?.(shown, argument);
    if ((typeof fails === 'function' ? fails(failure, argument) : fails) === 'toast') {
      if (sentence) showToast('error', sentence);
      else showErrorToast(shown);
    }
    return { error: sentence ? { ...failure, message: sentence } : failure };
  }
}

/**
 * Returns an RTK Query mutation that sends a request to the server, which needs a network.
 *
 * @example
 * build.mutation<void, Card>(serverWrite((card) => callFunction('pauseCard', { cardId: card.id })))
 */
export function serverWrite<Result, Argument>(
  request: (argument: Argument) => Promise<Result>,
  writeNotices: WriteNotices<Argument, Result> = {},
) {
  return { queryFn: (argument: Argument) => runWithNotices(() => request(argument), argument, writeNotices) };
}

/** Result of a write to the database: without a network it is queued, and sent later. */
export type Stored = 'saved' | 'queued';

/** Returns an RTK Query mutation that writes to the database. Live queries show the write before the server has it. */
export function storedWrite<Argument>(
  write: (argument: Argument) => Promise<void>,
  writeNotices: WriteNotices<Argument, Stored> = {},
) {
  return serverWrite<Stored, Argument>((argument) => savedOrQueued(write(argument)), writeNotices);
}

/** Shows the change of a mutation in a live query optimistically, until the query itself has it; a failure takes it back. */
export function atOnce<Value, Argument, Key>(
  feed: { showAtOnce: (key: Key, change: LiveChange<Value>) => () => void },
  change: (argument: Argument) => { in: Key; to: LiveChange<Value> },
) {
  return {
    onQueryStarted(argument: Argument, { queryFulfilled }: { queryFulfilled: Promise<{ data: unknown }> }) {
      const { in: key, to } = change(argument);
      const end = feed.showAtOnce(key, to);
      // A write to the database is in the live query before the server has it.
      queryFulfilled.then(({ data }) => data === 'saved' && end(), end);
    },
  };
}

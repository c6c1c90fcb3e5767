import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { AppError, UNANSWERED } from 'shared-lib/errors/classes';
import { reportError } from '../../platform/monitoring/reports/report-error';
import { useNetworkBack } from '../network';

/** State of a request that a screen makes once. */
interface Answer<Data> {
  /** Answer for the present key, never that of another. */
  data: Data | undefined;
  /** Newest answer for any key since the key was last `null`, so that the old one can stay on screen while the next is loading. */
  latest: Data | undefined;
  /** Failure of the present key. */
  error: unknown;
  isLoading: boolean;
  /** Sends the request again. */
  retry: () => void;
}

/** Options of {@link useAnswer}. */
interface AnswerOptions<Data> {
  /** Time for which the key must stay the same before the request is sent, in milliseconds. */
  delayMs?: number;
  /** Called with the answer or the failure, unless it came too late. */
  onAnswer?: (data: Data) => void;
  onError?: (error: unknown) => void;
}

/** One request for a key; a retry makes another object. */
interface Question<Key extends unknown[]> {
  key: [...Key] | null;
}

interface Outcome<Key extends unknown[], Data> {
  question: Question<Key>;
  data?: Data;
  error?: unknown;
}

function isSameKey(one: readonly unknown[] | null, other: readonly unknown[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
}

function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && error.code === UNANSWERED;
}

/**
 * Calls an asynchronous function whenever its key changes, and ignores an answer that arrives after the key changed or the component was
 * unmounted. A request that failed without a network is sent again when the network is back, and an error that is no `AppError` is
 * reported. Data that several screens read belongs in the store instead.
 *
 * @param key - Arguments of the request, compared one by one; `null` sends none.
 * @param ask - Function that is called with the key.
 * @example
 * const { data, error, retry } = useAnswer([templateId, version], getTemplateVersion);
 */
export function useAnswer<Key extends unknown[], Data>(
  key: [...Key] | null,
  ask: (...key: NoInfer<[...Key]>) => Promise<Data>,
  { delayMs = 0, onAnswer, onError }: AnswerOptions<Data> = {},
): Answer<Data> {
  const [question, setQuestion] = useState<Question<Key>>({ key });
  const [outcome, setOutcome] = useState<Outcome<Key, Data> | null>(null);
  const [latest, setLatest] = useState<{ data: Data } | null>(null);
  if (!isSameKey(question.key, key)) {
    setQuestion({ key });
    if (key === null) setLatest(null);
  }

  const begin = useEffectEvent((key: [...Key]) => ask(...key));
  const succeed = useEffectEvent((data: Data) => {
    setOutcome({ question, data });
    setLatest({ data });
    onAnswer?.(data);
  });
  const fail = useEffectEvent((error: unknown) => {
    setOutcome({ question, error });
    if (!(error instanceof AppError)) reportError(error);
    onError?.(error);
  });
  useEffect(() => {
    const key = question.key;
    if (key === null) return undefined;
    let isCurrent = true;
    const send = () => {
      begin(key).then(
        (data) => isCurrent && succeed(data),
        (error: unknown) => isCurrent && fail(error),
      );
    };
    const timer = delayMs > 0 ? setTimeout(send, delayMs) : undefined;
    if (timer === undefined) send();
    return () => {
      // eslint-disable-next-line no-restricted-syntax -- The hook that the rule asks for.
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question, delayMs]);

  const settled = outcome?.question === question ? outcome : null;
  const retry = useCallback(() => setQuestion(({ key: again }) => ({ key: again })), []);
  useNetworkBack(isUnanswered(settled?.error), retry);
  return {
    data: settled?.data,
    latest: latest?.data,
    error: settled?.error,
    isLoading: key !== null && !settled,
    retry,
  };
}

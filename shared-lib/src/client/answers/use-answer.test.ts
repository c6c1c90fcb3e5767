/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { NetworkError } from '../../platform/errors';
import { useAnswer } from './use-answer';

interface Asked {
  id: string;
  resolve: (data: string) => void;
  reject: (error: Error) => void;
}

/** Opens a question whose answers the test gives. */
function open(first: string | null, options: Parameters<typeof useAnswer<[string], string>>[2] = {}) {
  const requests: Asked[] = [];
  const ask = (id: string) =>
    new Promise<string>((resolve, reject) => {
      requests.push({ id, resolve, reject });
    });
  const hook = renderHook(({ id }) => useAnswer(id === null ? null : [id], ask, options), {
    initialProps: { id: first },
  });
  const seen = () => {
    const { data, error, isLoading } = hook.result.current;
    return { data, error, isLoading };
  };
  return {
    asked: requests,
    seen,
    latest: () => hook.result.current.latest,
    retry: () => act(() => hook.result.current.retry()),
    turnTo: (id: string | null) => hook.rerender({ id }),
    leave: () => hook.unmount(),
    answer: (index: number, data: string) => act(async () => requests[index]!.resolve(data)),
    fail: (index: number, error: Error) => act(async () => requests[index]!.reject(error)),
  };
}

const LOADING = { data: undefined, error: undefined, isLoading: true };

/** Waits until the listeners of a network that is back were called. */
const networkBack = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('useAnswer', () => {
  it('requests the answer for its key once and returns it', async () => {
    const { asked, seen, answer, turnTo } = open('a');
    expect(seen()).toEqual(LOADING);
    await answer(0, 'answer of a');
    turnTo('a');
    expect(seen()).toEqual({ data: 'answer of a', error: undefined, isLoading: false });
    expect(asked.map(({ id }) => id)).toEqual(['a']);
  });

  it('ignores the late answer of an earlier key', async () => {
    const { seen, answer, turnTo } = open('a');
    turnTo('b');
    await answer(1, 'answer of b');
    await answer(0, 'answer of a');
    expect(seen().data).toBe('answer of b');
  });

  it('ignores the late failure of an earlier key', async () => {
    const { seen, fail, turnTo } = open('a');
    turnTo('b');
    await fail(0, new Error('late'));
    expect(seen()).toEqual(LOADING);
  });

  it('returns the answer of the previous key only as the latest', async () => {
    const { seen, latest, answer, turnTo } = open('a');
    await answer(0, 'answer of a');
    turnTo('b');
    expect(seen()).toEqual(LOADING);
    expect(latest()).toBe('answer of a');
  });

  it('requests nothing without a key', async () => {
    const { asked, seen, latest, answer, turnTo } = open(null);
    expect(seen().isLoading).toBe(false);
    turnTo('a');
    await answer(0, 'answer of a');
    turnTo(null);
    expect(seen()).toEqual({ data: undefined, error: undefined, isLoading: false });
    expect(latest()).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('returns a failure until it is retried', async () => {
    const { seen, answer, fail, retry } = open('a');
    const error = new Error('refused');
    await fail(0, error);
    expect(seen()).toEqual({ data: undefined, error, isLoading: false });
    retry();
    expect(seen()).toEqual(LOADING);
    await answer(1, 'answer of a');
    expect(seen().data).toBe('answer of a');
  });

  it('ignores the answer to a request that was retried meanwhile', async () => {
    const { seen, answer, retry } = open('a');
    retry();
    await answer(1, 'second');
    await answer(0, 'first');
    expect(seen().data).toBe('second');
  });

  it('calls no callback after its component is unmounted', async () => {
    const onAnswer = jest.fn();
    const { answer, leave } = open('a', { onAnswer });
    leave();
    await answer(0, 'answer of a');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('calls its callbacks with the answer of the current key only', async () => {
    const onAnswer = jest.fn();
    const onError = jest.fn();
    const { answer, fail, turnTo } = open('a', { onAnswer, onError });
    turnTo('b');
    await answer(0, 'answer of a');
    await answer(1, 'answer of b');
    turnTo('c');
    await fail(2, new Error('refused'));
    expect(onAnswer.mock.calls).toEqual([['answer of b']]);
    expect(onError.mock.calls).toEqual([[new Error('refused')]]);
  });

  it('repeats a request that failed without a network once the network is back', async () => {
    const { asked, seen, answer, fail } = open('a');
    await fail(0, new NetworkError('no network', 0));
    await networkBack();
    await answer(1, 'answer of a');
    expect(seen().data).toBe('answer of a');
    await networkBack();
    expect(asked).toHaveLength(2);
  });

  it('does not repeat a refused request when the network is back', async () => {
    const { asked, fail } = open('a');
    await fail(0, new NetworkError('refused', 403));
    await networkBack();
    expect(asked).toHaveLength(1);
  });

  it('requests a key only after it has stayed the same for the delay', async () => {
    jest.useFakeTimers();
    const { asked, turnTo, seen } = open('a', { delayMs: 100 });
    act(() => jest.advanceTimersByTime(99));
    turnTo('b');
    expect(seen().isLoading).toBe(true);
    act(() => jest.advanceTimersByTime(100));
    expect(asked.map(({ id }) => id)).toEqual(['b']);
    jest.useRealTimers();
  });

  it('returns the answer in strict mode, which requests it twice', async () => {
    const ask = jest.fn(async (id: string) => `answer of ${id}`);
    const { result } = renderHook(() => useAnswer(['a'], ask), { wrapper: StrictMode });
    await act(() => Promise.resolve());
    expect(result.current.data).toBe('answer of a');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

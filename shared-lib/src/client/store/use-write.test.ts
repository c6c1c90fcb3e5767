/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, render, renderHook, screen } from '@testing-library/react';
import { createElement } from 'react';
import { toast } from 'react-hot-toast';
import { AppError } from '../../platform/errors';
import { Toasts } from '../../ui/toast';
import { useWrite } from './use-write';

afterEach(() => act(() => toast.remove()));

/** Opens a write whose answer the test gives. */
function open(writeNotices: Parameters<typeof useWrite<string, string>>[1] = {}) {
  let answer = (_result: string | Error) => {};
  const work = (_argument: string) =>
    new Promise<string>((resolve, reject) => {
      answer = (result) => (typeof result === 'string' ? resolve(result) : reject(result));
    });
  render(createElement(Toasts));
  const hook = renderHook(() => useWrite(work, writeNotices));
  const state = () => hook.result.current[1];
  const run = async (result: string | Error) => {
    const running = hook.result.current[0]('argument');
    await act(() => Promise.resolve());
    expect(state()).toEqual({ isLoading: true, error: undefined });
    answer(result);
    return act(() => running);
  };
  return { run, state };
}

describe('a write outside the store', () => {
  it('shows a message when it is done', async () => {
    const { run, state } = open({ done: (argument, result) => `${argument}: ${result}` });
    expect(await run('done')).toEqual({ data: 'done' });
    expect(state()).toEqual({ isLoading: false, error: undefined });
    expect(screen.getByText('argument: done')).toBeTruthy();
  });

  it('shows its failure on the screen or in a toast, with the general message or its own', async () => {
    const { run, state } = open({ fails: ({ code }) => (code === 'slug-taken' ? 'screen' : 'toast') });
    const { error } = await run(new AppError('slug-taken'));
    expect(state().error).toEqual(error);
    expect(screen.queryByText(error!.message)).toBeNull();
    await run(new AppError('template-conflict'));
    expect(screen.getByText('Otra persona ha guardado esta plantilla mientras la editabas.')).toBeTruthy();

    const own = open({ failed: ({ message }, argument) => `${argument}, ${message}` });
    expect((await own.run(new AppError('any', 'no'))).error).toMatchObject({
      code: 'any',
      message: 'argument, no',
    });
    expect(screen.getAllByText('argument, no').length).toBeGreaterThan(0);
  });
});

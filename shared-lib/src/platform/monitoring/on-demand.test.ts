/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { onDemand } from './on-demand';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a part that is loaded on demand', () => {
  it('is loaded once for its first task, and runs its tasks in order', async () => {
    const load = jest.fn(async () => 'part');
    const done: string[] = [];
    const have = onDemand(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    have((part) => done.push(`${part} 1`));
    have((part) => done.push(`${part} 2`));
    await settled();
    have((part) => done.push(`${part} 3`));
    expect(done).toEqual(['part 1', 'part 2', 'part 3']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a failure with the next task, or when the network is back', async () => {
    let works = false;
    const load = jest.fn(() => (works ? Promise.resolve('part') : Promise.reject(new Error('offline'))));
    const done: number[] = [];
    const have = onDemand(load);
    have(() => done.push(1));
    await settled();
    have(() => done.push(2));
    await settled();
    expect([load.mock.calls.length, done]).toEqual([2, []]);
    works = true;
    dispatchEvent(new Event('online'));
    await settled();
    expect([load.mock.calls.length, done]).toEqual([3, [1, 2]]);
    dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

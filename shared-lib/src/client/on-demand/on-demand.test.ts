/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { callsOf, followsOf } from '.';

const stop = jest.fn();
const module_ = {
  add: (one: number, other: number) => Promise.resolve(one + other),
  follow: jest.fn((onValue: (value: number) => void, _onError: (error: Error) => void) => {
    onValue(1);
    return stop;
  }),
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.clearAllMocks());

describe('functions of a module that is loaded on the first call', () => {
  it('run once the module is loaded', async () => {
    const load = jest.fn(() => Promise.resolve(module_));
    const { add } = callsOf(load);
    expect(load).not.toHaveBeenCalled();
    expect(await add(1, 2)).toBe(3);
  });

  it('subscribe and unsubscribe', async () => {
    const { follow } = followsOf(() => Promise.resolve(module_));
    const received: number[] = [];
    const end = follow((value) => received.push(value), fail);
    await settled();
    expect(received).toEqual([1]);
    end();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('never subscribe when they are stopped before the module is loaded', async () => {
    const { follow } = followsOf(() => Promise.resolve(module_));
    follow(() => undefined, fail)();
    await settled();
    expect(module_.follow).not.toHaveBeenCalled();
  });

  it('report that the module can’t be loaded, and load it on the next call', async () => {
    let isDown = true;
    const load = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(module_));
    const { add } = callsOf(load);
    const { follow } = followsOf(load);
    const failures: unknown[] = [];
    follow(
      () => undefined,
      (error) => failures.push(error),
    );
    await expect(add(1, 2)).rejects.toMatchObject({ code: 'NETWORK_0' });
    expect(failures).toMatchObject([{ code: 'NETWORK_0' }]);
    isDown = false;
    expect(await add(1, 2)).toBe(3);
  });

  it('subscribe once the network is back, unless they were stopped meanwhile', async () => {
    let isDown = true;
    const { follow } = followsOf(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(module_),
    );
    const received: number[] = [];
    const end = follow(
      (value) => received.push(value),
      () => undefined,
    );
    const other = follow(
      (value) => received.push(value),
      () => undefined,
    );
    await settled();
    other();
    isDown = false;
    dispatchEvent(new Event('online'));
    await settled();
    expect(received).toEqual([1]);
    dispatchEvent(new Event('online'));
    await settled();
    expect(received).toEqual([1]);
    end();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

function fail(error: Error): never {
  throw error;
}

import { createStore } from 'shared-lib/store';
import type { PageStart } from 'shared-lib/remote-contract';
import { prepareRemote } from './prepare-remote';

const App = () => null;
const store = createStore();
const session = Promise.resolve();

describe('prepareRemote', () => {
  it('calls the remote’s prepare function with the address once the session is known', async () => {
    const requests: PageStart[] = [];
    const app = { default: App, prepare: async (start: PageStart) => void requests.push(start) };
    expect(await prepareRemote(Promise.resolve(app), store, session)).toBe(true);
    expect(requests).toEqual([{ pathname: location.pathname, store }]);
  });

  it('accepts a release without a prepare function', async () => {
    expect(await prepareRemote(Promise.resolve({ default: App }), store, session)).toBe(true);
  });

  it('drops the early figures that a release without a prepare function can’t use', async () => {
    const cards = Promise.resolve(null);
    globalThis.__firstRead = {
      ...{
        startedAt: Date.now(),
        isWhole: true,
        session: Promise.resolve(null),
        token: Promise.resolve(null),
      },
      parts: { cards, totals: Promise.resolve(null), alerts: Promise.resolve([]) },
    };
    await prepareRemote(Promise.resolve({ default: App }), store, session);
    expect(Object.keys(globalThis.__firstRead.parts)).toEqual(['cards']);
    globalThis.__firstRead = undefined;
  });

  it('returns false for a remote that is down', async () => {
    expect(await prepareRemote(Promise.reject(new Error('down')), store, session)).toBe(false);
  });

  it('gives up after the longest time that a page may be blank', async () => {
    jest.useFakeTimers();
    const prepared = prepareRemote(new Promise(() => undefined), store, session);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await prepared).toBe(false);
    jest.useRealTimers();
  });
});

import { createStore } from 'shared-lib/store';
import type { PageStart } from 'shared-lib/remote-contract';
import { prepareRemote } from './prepare-remote';

const App = () => null;
const store = createStore();
const session = Promise.resolve();

describe('prepareRemote', () => {
  it('has the remote prepare the screen at this address, once the session is known', async () => {
    const asked: PageStart[] = [];
    const app = { default: App, prepare: async (start: PageStart) => void asked.push(start) };
    expect(await prepareRemote(Promise.resolve(app), store, session)).toBe(true);
    expect(asked).toEqual([{ pathname: location.pathname, store }]);
  });

  it('takes a release that prepares nothing as it is', async () => {
    expect(await prepareRemote(Promise.resolve({ default: App }), store, session)).toBe(true);
  });

  it('lets nobody wait for figures that such a release doesn’t take', async () => {
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

  it('leaves a remote that is down to the place of its screens', async () => {
    expect(await prepareRemote(Promise.reject(new Error('down')), store, session)).toBe(false);
  });

  it('waits no longer than a page may show nothing', async () => {
    jest.useFakeTimers();
    const prepared = prepareRemote(new Promise(() => undefined), store, session);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await prepared).toBe(false);
    jest.useRealTimers();
  });
});

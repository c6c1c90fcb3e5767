import { createStore } from 'shared-lib/store';
import type { PageStart } from 'shared-lib/remote-contract';
import { loadRemoteApp } from './load-remote';
import { prepareRemote } from './prepare-remote';

jest.mock('./load-remote', () => ({ loadRemoteApp: jest.fn() }));
const load = jest.mocked(loadRemoteApp);
const App = () => null;

const store = createStore();
const session = Promise.resolve();

describe('prepareRemote', () => {
  it('has the remote prepare the screen at this address, once the session is known', async () => {
    const asked: PageStart[] = [];
    load.mockResolvedValue({ default: App, prepare: async (start) => void asked.push(start) });
    expect(await prepareRemote('user_app', store, session)).toBe(true);
    expect(asked).toEqual([{ pathname: location.pathname, store }]);
  });

  it('takes a release that prepares nothing as it is', async () => {
    load.mockResolvedValue({ default: App });
    expect(await prepareRemote('user_app', store, session)).toBe(true);
  });

  it('leaves a remote that is down to the place of its screens', async () => {
    load.mockRejectedValue(new Error('down'));
    expect(await prepareRemote('user_app', store, session)).toBe(false);
  });

  it('waits no longer than a page may show nothing', async () => {
    jest.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    const prepared = prepareRemote('user_app', store, session);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await prepared).toBe(false);
    jest.useRealTimers();
  });
});

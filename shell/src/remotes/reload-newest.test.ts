import { PATIENCE_MS, reloadNewest } from './reload-newest';

const container = new EventTarget();

/** Gives the page this registration of a worker, as jsdom has none. */
function register(registration: object | undefined) {
  const found = registration && { update: () => Promise.resolve(), installing: null, ...registration };
  const serviceWorker = Object.assign(container, { getRegistration: () => Promise.resolve(found) });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('reloadNewest', () => {
  it('reloads at once without a service worker', async () => {
    const reload = jest.fn();
    await reloadNewest(reload);
    register(undefined);
    await reloadNewest(reload);
    register({ waiting: null });
    await reloadNewest(reload);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('activates the newest worker first, even one that is still installing', async () => {
    const reload = jest.fn();
    const installing = new EventTarget();
    const received: unknown[] = [];
    const waiting = {
      postMessage: (message: unknown) => {
        received.push([message, reload.mock.calls.length]);
        container.dispatchEvent(new Event('controllerchange'));
      },
    };
    register({ installing, waiting });
    const reloaded = reloadNewest(reload);
    await new Promise((resolve) => setTimeout(resolve));
    installing.dispatchEvent(new Event('statechange'));
    await reloaded;
    // Sent before the page is reloaded.
    expect(received).toEqual([[{ type: 'SKIP_WAITING' }, 0]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads even if the newest worker fails or never comes', async () => {
    jest.useFakeTimers();
    try {
      const reload = jest.fn();
      register({ update: () => new Promise(() => {}) });
      const reloaded = reloadNewest(reload);
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      await reloaded;
      register({ update: () => Promise.reject(new TypeError('Failed to fetch')) });
      await reloadNewest(reload);
      expect(reload).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });
});

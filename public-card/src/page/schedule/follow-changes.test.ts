/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { MessageChannel } from 'node:worker_threads';
import { followChanges } from './follow-changes';

// jsdom has neither of them.
Object.assign(globalThis, { MessageChannel });
performance.getEntriesByType = () => [];

/** Has the page a worker that gives this answer. */
function controlledBy(hasChanged: boolean) {
  const postMessage = (_: unknown, [port]: MessagePort[]) => {
    port!.postMessage(hasChanged);
    port!.close();
  };
  const serviceWorker = { controller: { postMessage } };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

/** Has the browser say how this page was opened. */
const openedBy = (type: NavigationTimingType) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  history.replaceState(null, '', '/c/ana');
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a page shown by the service worker', () => {
  it('is reloaded when the server has another version', async () => {
    const reload = jest.fn();
    controlledBy(false);
    await followChanges(reload);
    expect(reload).not.toHaveBeenCalled();
    controlledBy(true);
    const settled = jest.fn();
    void followChanges(reload).then(settled);
    await soon();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('is reloaded only once per visit', async () => {
    const reload = jest.fn();
    controlledBy(true);
    void followChanges(reload);
    await soon();
    // The page that was loaded in its place.
    await followChanges(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    void followChanges(reload);
    await soon();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('follows changes after a navigation, even if the previous reload ran no script', async () => {
    const reload = jest.fn();
    controlledBy(true);
    void followChanges(reload);
    await soon();
    openedBy('navigate');
    void followChanges(reload);
    await soon();
    expect(reload).toHaveBeenCalledTimes(2);
    // The page that was loaded in its place.
    openedBy('reload');
    await followChanges(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits with the reload behind an open dialog and while another card is open', async () => {
    const reload = jest.fn();
    controlledBy(true);
    document.body.innerHTML = '<dialog open></dialog>';
    void followChanges(reload);
    await soon();
    expect(reload).not.toHaveBeenCalled();
    history.replaceState(null, '', '/c/otra');
    document.body.innerHTML = '';
    dispatchEvent(new Event('popstate'));
    expect(reload).not.toHaveBeenCalled();
    history.replaceState(null, '', '/c/ana');
    dispatchEvent(new Event('popstate'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

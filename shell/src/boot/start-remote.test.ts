import { overridesUrl } from 'shared-lib/remote-overrides';
import { takeEarly } from '../remotes/release/early-answers';
import { rememberRelease } from '../remotes/release/remembered-release';
import type { RemotePointer } from '../remotes/release/remote-entries';
import { startRemote } from './start-remote';

const USER_APP = 'http://127.0.0.1:5005';

/** Signal of somebody who waits for ever. */
const NEVER = new AbortController().signal;

const pointer: RemotePointer = {
  current: {
    entry: '/remoteEntry.1.js',
    integrity: 'sha384-one',
    preload: {
      frame: ['/assets/frame.js', '/assets/frame.css'],
      screens: { '/dashboard': ['/assets/home.js'], '/tarjeta/edit/*': ['/assets/editor.js'] },
    },
  },
  previous: null,
  canary: null,
  percent: 0,
};

/** Answers with these bodies, by address; any other address is down. */
function serve(bodies: Record<string, unknown>) {
  const requests: string[] = [];
  globalThis.fetch = ((url: string) => {
    requests.push(url);
    if (!(url in bodies)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(bodies[url])));
  }) as typeof fetch;
  return requests;
}

/** Overrides as Firestore's REST interface answers them. */
const brakeTo = ({ current }: { current: { entry: string } }) => ({
  fields: {
    user_app: {
      mapValue: {
        fields: { current: { mapValue: { fields: { entry: { stringValue: current.entry } } } } },
      },
    },
  },
});

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.as} ${link.getAttribute('href')} ${link.crossOrigin ?? ''} ${link.integrity ?? ''}`,
  );

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  document.head.replaceChildren();
  globalThis.__earlyAnswers = undefined;
  localStorage.clear();
});

describe('the preloading of a screen', () => {
  it('fetches the remote’s entry, its frame and the screen before the app runs', async () => {
    serve({ [overridesUrl()]: {}, [`${USER_APP}/remote.json`]: pointer });
    void startRemote('/dashboard', { sessionFiles: ['/assets/session.js'] });
    await settled();
    expect(preloaded().map((line) => line.trim())).toEqual([
      'script /assets/session.js',
      `script ${USER_APP}/remoteEntry.1.js anonymous sha384-one`,
      `script ${USER_APP}/assets/frame.js anonymous`,
      `style ${USER_APP}/assets/frame.css anonymous`,
      `script ${USER_APP}/assets/home.js anonymous`,
    ]);
    // The app reads the same answers, and sends new requests when it tries again.
    expect(await (await takeEarly(`${USER_APP}/remote.json`, NEVER))!.json()).toEqual(pointer);
    expect(takeEarly(`${USER_APP}/remote.json`, NEVER)).toBeUndefined();
  });

  it('chooses the screen by pattern, or only the frame where none matches', async () => {
    serve({ [overridesUrl()]: {}, [`${USER_APP}/remote.json`]: pointer });
    void startRemote('/tarjeta/edit/ana-garcia', { sessionFiles: [] });
    await settled();
    expect(preloaded().join()).toContain('/assets/editor.js');
    document.head.replaceChildren();
    void startRemote('/dashboard/otra', { sessionFiles: [] });
    await settled();
    expect(preloaded().join()).not.toMatch(/editor|home/);
  });

  it('follows an operator’s override', async () => {
    const override = { ...pointer, current: { entry: '/remoteEntry.0.js' } };
    serve({ [overridesUrl()]: brakeTo(override), [`${USER_APP}/remote.json`]: pointer });
    void startRemote('/dashboard', { sessionFiles: [] });
    await settled();
    expect(preloaded()).toHaveLength(1);
    expect(preloaded()[0]).toContain('/remoteEntry.0.js');
  });

  it('is left to the app where a site is down or the screen is the shell’s own', async () => {
    const requests = serve({});
    void startRemote('/legal/privacidad', { sessionFiles: ['/assets/session.js'] });
    expect(requests).toEqual([]);
    void startRemote('/dashboard', { sessionFiles: [] });
    await settled();
    expect(preloaded()).toEqual([]);
    await expect(takeEarly(`${USER_APP}/remote.json`, NEVER)).rejects.toThrow('Failed to fetch');
  });

  it('uses the service worker’s release at once, and the network only for a newer one', async () => {
    serve({ [overridesUrl()]: {}, [`${USER_APP}/remote.json`]: pointer });
    void startRemote('/dashboard', { sessionFiles: [] });
    expect(preloaded()).toEqual([]);
    await settled();
    const ofFirst = preloaded();
    expect(ofFirst).toHaveLength(4);

    // The first visit loaded the release, and began its worker.
    rememberRelease('user_app', pointer.current);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    document.head.replaceChildren();
    void startRemote('/dashboard', { sessionFiles: [] });
    expect(preloaded().sort()).toEqual([...ofFirst].sort());
    await settled();
    expect(preloaded()).toHaveLength(4);

    document.head.replaceChildren();
    const next = { ...pointer, current: { ...pointer.current, entry: '/remoteEntry.2.js' } };
    serve({ [overridesUrl()]: {}, [`${USER_APP}/remote.json`]: next });
    void startRemote('/dashboard', { sessionFiles: [] });
    await settled();
    expect(preloaded().slice(0, 4).sort()).toEqual([...ofFirst].sort());
    expect(preloaded().slice(4).join()).toContain('/remoteEntry.2.js');

    document.head.replaceChildren();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    void startRemote('/dashboard', { sessionFiles: [] });
    expect(preloaded()).toEqual([]);
    await settled();
  });

  it('applies the style sheets of the first screen if they are the current release’s', async () => {
    const sheet = `${USER_APP}/assets/frame.css`;
    const found = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    serve({ [overridesUrl()]: {}, [`${USER_APP}/remote.json`]: pointer });
    let isApplied = false;
    const starting = startRemote('/dashboard', { sessionFiles: [], sheets: [sheet] });
    void starting.then(() => (isApplied = true));
    await settled();
    expect(found().map((link) => link.getAttribute('href'))).toEqual([sheet]);
    expect(preloaded().join()).not.toContain(sheet);
    // The app loads it itself until it applies.
    expect([found()[0]!.dataset['href'], isApplied]).toEqual(['on its way', false]);
    found()[0]!.dispatchEvent(new Event('load'));
    await starting;
    expect(found()[0]!.dataset['href']).toBeUndefined();

    document.head.replaceChildren();
    void startRemote('/dashboard', { sessionFiles: [], sheets: [`${USER_APP}/assets/frame.old.css`] });
    await settled();
    expect(found()).toEqual([]);
  });

  it('aborts a pending request when the app gives it up', async () => {
    const signals: AbortSignal[] = [];
    globalThis.fetch = ((_url: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    }) as typeof fetch;
    void startRemote('/dashboard', { sessionFiles: [] });
    const patience = new AbortController();
    const answer = takeEarly(`${USER_APP}/remote.json`, patience.signal);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    patience.abort(new Error('given up'));
    await expect(answer).rejects.toThrow('given up');
  });
});

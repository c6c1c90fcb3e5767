/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { AppError, NetworkError } from '../../platform/errors';
import { answerOf, createStore, dataApi, liveEndpoint, pagedEndpoint, type Page } from './index';

let network = { isUp: true };
/** Questions of the tests' queries, in their order. */
let requests: string[] = [];
let refusal: Error | null = null;

async function ask(what: string): Promise<string> {
  requests.push(what);
  await Promise.resolve();
  if (refusal) throw refusal;
  if (!network.isUp) throw new NetworkError('gone', 0);
  return `answer ${what}`;
}

const held = new Map<string, (error: Error) => void>();

const { endpoints } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    testAgain: build.query<string, string>({ queryFn: (what) => answerOf(ask(what)) }),
    testAgainHeld: build.query<string, string>({
      queryFn: (what) => {
        requests.push(what);
        return answerOf(new Promise<string>((_, reject) => held.set(what, reject)));
      },
    }),
    testAgainLive: build.query<string, string>(
      liveEndpoint<string, string>((what) => (tell, fail) => {
        ask(what).then(tell, fail);
        return () => {};
      }),
    ),
    testAgainPages: build.infiniteQuery<Page<string, number>, string, number | null>(
      pagedEndpoint(async (what, cursor) => {
        const item = await ask(`${what} ${cursor ?? 0}`);
        return { items: [item], next: (cursor ?? 0) + 1 };
      }),
    ),
  }),
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const comeBack = async (name = 'online') => {
  network = { isUp: true };
  dispatchEvent(new Event(name));
  await settled();
};

const look = async (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
};

beforeEach(() => {
  network = { isUp: false };
  refusal = null;
  requests = [];
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

describe('a query that failed without a network', () => {
  it('is repeated once when the network is back, and not after it was answered', async () => {
    const store = createStore();
    const names = Array.from({ length: 20 }, (_, index) => `part ${index}`);
    await Promise.all(names.map((name) => store.dispatch(endpoints.testAgain.initiate(name))));
    expect(requests).toEqual(names);
    requests = [];
    await comeBack();
    expect(requests).toEqual(names);
    for (const name of names)
      expect(endpoints.testAgain.select(name)(store.getState()).data).toBe(`answer ${name}`);
    await comeBack();
    await look(false);
    expect(requests).toEqual(names);
  });

  it('is repeated at every sign that the network may be back, while it keeps failing', async () => {
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    dispatchEvent(new Event('online'));
    await settled();
    expect(requests).toEqual(['cards', 'cards']);
    await comeBack('tarjetero:connection-back');
    expect(requests).toEqual(['cards', 'cards', 'cards']);
  });

  it('is repeated after all other listeners have heard of the network’s return', async () => {
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    addEventListener('online', () => (network.isUp = true), { once: true });
    dispatchEvent(new Event('online'));
    await settled();
    expect(endpoints.testAgain.select('cards')(store.getState()).data).toBe('answer cards');
  });

  it('is repeated when the page becomes visible after a sleep, and not while it is hidden', async () => {
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    await look(true);
    expect(requests).toEqual(['cards']);
    network.isUp = true;
    await look(false);
    expect(requests).toEqual(['cards', 'cards']);
    expect(endpoints.testAgain.select('cards')(store.getState()).data).toBe('answer cards');
  });

  it.each([
    ['its window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['it is thawed', () => document.dispatchEvent(new Event('resume'))],
    [
      'it comes from the back button’s cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is repeated when the page wakes: %s', async (_, wake) => {
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settled();
    expect(requests).toEqual(['cards']);
    network.isUp = true;
    wake();
    await settled();
    expect(endpoints.testAgain.select('cards')(store.getState()).data).toBe('answer cards');
  });

  it('is repeated once for all signs of one wake', async () => {
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    await look(false);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('resume'));
    await settled();
    expect(requests).toEqual(['cards', 'cards']);
    await comeBack();
  });

  it('is repeated a few times after a wake until it is answered', async () => {
    jest.useFakeTimers();
    const store = createStore();
    await store.dispatch(endpoints.testAgain.initiate('cards'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(5);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(1500);
    network.isUp = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(8);
    expect(endpoints.testAgain.select('cards')(store.getState()).data).toBe('answer cards');
  });

  it('is repeated once if it was still in flight when the network came back', async () => {
    const store = createStore();
    void store.dispatch(endpoints.testAgainHeld.initiate('slow'));
    await settled();
    await comeBack();
    expect(requests).toEqual(['slow']);
    held.get('slow')!(new NetworkError('gone', 0));
    await settled();
    expect(requests).toEqual(['slow', 'slow']);
    held.get('slow')!(new NetworkError('gone', 0));
    await settled();
    expect(requests).toEqual(['slow', 'slow']);
  });

  it('shows its content once the network is back, when it is a live query', async () => {
    const store = createStore();
    await store.dispatch(endpoints.testAgainLive.initiate('bookings'));
    await comeBack();
    expect(endpoints.testAgainLive.select('bookings')(store.getState())).toMatchObject({
      status: 'fulfilled',
      data: 'answer bookings',
    });
  });

  it('is repeated for the failed page of a list only', async () => {
    network.isUp = true;
    const store = createStore();
    await store.dispatch(endpoints.testAgainPages.initiate('log'));
    network.isUp = false;
    await store.dispatch(endpoints.testAgainPages.initiate('log', { direction: 'forward' }));
    await comeBack();
    expect(requests).toEqual(['log 0', 'log 1', 'log 1']);
    expect(endpoints.testAgainPages.select('log')(store.getState()).data?.pages).toHaveLength(2);
  });
});

describe('a query is not repeated', () => {
  it.each([new NetworkError('no', 403), new NetworkError('broken', 500), new AppError('slug-taken')])(
    'when it was refused or failed on the server (%s)',
    async (error) => {
      refusal = error;
      const store = createStore();
      await store.dispatch(endpoints.testAgain.initiate('cards'));
      await comeBack();
      await look(false);
      expect(requests).toEqual(['cards']);
    },
  );

  it('when no screen uses it any more', async () => {
    const store = createStore();
    const query = store.dispatch(endpoints.testAgain.initiate('cards'));
    await query;
    query.unsubscribe();
    await comeBack();
    expect(requests).toEqual(['cards']);
  });
});

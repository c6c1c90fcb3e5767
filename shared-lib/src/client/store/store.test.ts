import { createSlice } from '@reduxjs/toolkit';
import { createStore, rootReducer, sessionChanged, userChanged, dataApi, liveEndpoint } from './index';

const ana = { uid: 'u1', email: 'ana@ejemplo.com', emailVerified: true, displayName: 'Ana' };

describe('auth state', () => {
  it('S3.15 starts without user or session, loading', () => {
    expect(createStore().getState().auth).toEqual({ user: null, firebaseUser: null, loading: true });
  });

  it('stops loading with the first answer of Auth', () => {
    const store = createStore();
    store.dispatch(sessionChanged(null));
    expect(store.getState().auth).toEqual({ user: null, firebaseUser: null, loading: false });
  });

  it('forgets the record when another account signs in', () => {
    const store = createStore();
    store.dispatch(sessionChanged(ana));
    store.dispatch(userChanged({ id: 'u1', email: ana.email, name: 'Ana' }));
    store.dispatch(sessionChanged({ ...ana, uid: 'u2' }));
    expect(store.getState().auth.user).toBeNull();
  });
});

describe('rootReducer', () => {
  it('takes a slice that a remote injects, in a store that already runs', () => {
    const store = createStore();
    const slice = createSlice({ name: 'injected', initialState: { count: 1 }, reducers: {} });
    const injected = slice.injectInto(rootReducer);
    store.dispatch({ type: 'anything' });
    expect(injected.selectSlice(store.getState() as never)).toEqual({ count: 1 });
  });
});

describe('liveEndpoint', () => {
  /** Creates a source of values that counts its listeners. */
  function source<Value>() {
    const listeners = new Set<{ next: (value: Value) => void; fail: (error: Error) => void }>();
    return {
      listeners,
      subscribe: () => (next: (value: Value) => void, fail: (error: Error) => void) => {
        const listener = { next, fail };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      emit: (value: Value) => listeners.forEach(({ next }) => next(value)),
      fail: (error: Error) => listeners.forEach(({ fail }) => fail(error)),
    };
  }

  it('answers with the first value, follows the later ones over one subscription, and stops when unused', async () => {
    const numbers = source<number>();
    const api = dataApi.injectEndpoints({
      endpoints: (build) => ({
        testNumbers: build.query<number, void>({ ...liveEndpoint(numbers.subscribe), keepUnusedDataFor: 0 }),
      }),
    });
    const store = createStore();
    const query = store.dispatch(api.endpoints.testNumbers.initiate());
    numbers.emit(1);
    expect((await query).data).toBe(1);
    await Promise.resolve();
    numbers.emit(2);
    expect(api.endpoints.testNumbers.select()(store.getState()).data).toBe(2);
    expect(numbers.listeners.size).toBe(1);
    query.unsubscribe();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(numbers.listeners.size).toBe(0);
  });

  it('returns an error that can be shown, and subscribes again on refetch', async () => {
    const numbers = source<number>();
    const api = dataApi.injectEndpoints({
      endpoints: (build) => ({
        testFailing: build.query<number, void>({ ...liveEndpoint(numbers.subscribe), keepUnusedDataFor: 0 }),
      }),
    });
    const store = createStore();
    const query = store.dispatch(api.endpoints.testFailing.initiate());
    numbers.fail(new Error('boom'));
    expect((await query).error).toEqual({ code: 'unexpected', message: 'Ha ocurrido un error inesperado.' });
    const again = query.refetch();
    numbers.emit(7);
    expect((await again).data).toBe(7);
    query.unsubscribe();
  });

  describe('begins with', () => {
    const browser = globalThis as { localStorage?: unknown };
    beforeEach(() => {
      const stored = new Map<string, string>([['tarjetero.session', '1']]);
      browser.localStorage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      };
    });
    afterEach(() => delete browser.localStorage);

    let count = 0;
    /** Opens an endpoint as a new page would, and returns its values as they come. */
    function open(uid: string, first?: () => Promise<number | undefined>) {
      const numbers = source<number>();
      count += 1;
      const name = `testBeginning${count}`;
      const api = dataApi.injectEndpoints({
        endpoints: (build) => ({
          [name]: build.query<number, string>({
            ...liveEndpoint<number, string>(numbers.subscribe, {
              cachedAs: 'numbers',
              ...(first && { first }),
            }),
            keepUnusedDataFor: 0,
          }),
        }),
      });
      const store = createStore();
      const endpoint = (api.endpoints as Record<string, (typeof api.endpoints)[string]>)[name]!;
      const query = store.dispatch(endpoint.initiate(uid));
      const value = () => endpoint.select(uid)(store.getState()).data as number | undefined;
      return { numbers, value, settled: () => new Promise((resolve) => setTimeout(resolve)), query };
    }

    it('the data of the same account’s last visit, until newer data arrives', async () => {
      const last = open('ana');
      last.numbers.emit(5);
      await last.settled();
      const next = open('ana');
      await next.settled();
      expect(next.value()).toBe(5);
      next.numbers.emit(6);
      expect(next.value()).toBe(6);
      const luis = open('luis');
      await luis.settled();
      expect(luis.value()).toBeUndefined();
    });

    it('the data of the page’s first script, unless the subscription was faster', async () => {
      const read = open('eva', () => Promise.resolve(1));
      await read.settled();
      expect(read.value()).toBe(1);
      read.numbers.emit(2);
      expect(read.value()).toBe(2);
      const late = open('iris', () => new Promise((resolve) => setTimeout(() => resolve(1), 5)));
      late.numbers.emit(2);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(late.value()).toBe(2);
    });
  });
});

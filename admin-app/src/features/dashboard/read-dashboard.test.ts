import { showFirstContentAfter } from 'shared-lib/first-read';
import { createStore, sessionChanged } from 'shared-lib/store';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { figureEndpoints } from '../../figures/figure-endpoints';
import { readDashboard } from './read-dashboard';

const MARTA = { uid: 'marta', email: 'marta@tarjetero.test', emailVerified: true, displayName: 'Marta' };
const NOW = Date.UTC(2026, 10, 26);
const NAMES = ['2026-09', '2026-10', '2026-11'];

/** Sets the data that the page's first script has read; without `isAnswered` it couldn't be read. */
function read(isAnswered: boolean) {
  const months = isAnswered ? Object.fromEntries(NAMES.map((name) => [name, null])) : null;
  const list = isAnswered ? [] : null;
  globalThis.__firstRead = {
    ...{ startedAt: NOW, isWhole: true },
    ...{ session: Promise.resolve(MARTA), token: Promise.resolve(null) },
    parts: {
      totals: Promise.resolve(isAnswered ? null : undefined),
      months: Promise.resolve(months),
      alerts: Promise.resolve(list),
    },
  };
}

function signedIn() {
  const store = createStore();
  store.dispatch(sessionChanged(MARTA));
  return store;
}

// Listeners start after the first screen is rendered, which never happens here.
beforeAll(() => showFirstContentAfter(new Promise(() => undefined)));
beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => {
  globalThis.__firstRead = undefined;
  jest.useRealTimers();
});

describe('readDashboard', () => {
  it('puts the data of the first read into the store before anything is rendered', async () => {
    read(true);
    const store = signedIn();
    await readDashboard(store);
    const state = store.getState();
    const { accountTotals, latestAlerts } = adminEndpoints.endpoints;
    expect(accountTotals.select(undefined)(state).data).toMatchObject({ users: 0, updatedAt: 0 });
    expect(latestAlerts.select(20)(state).data).toEqual([]);
    expect(Object.keys(figureEndpoints.endpoints.months.select(NAMES)(state).data!)).toEqual(NAMES);
  });

  it('does not wait for data that could not be read', async () => {
    read(false);
    const store = signedIn();
    await readDashboard(store);
    const { accountTotals } = adminEndpoints.endpoints;
    expect(accountTotals.select(undefined)(store.getState()).data).toBeUndefined();
    expect(figureEndpoints.endpoints.months.select(NAMES)(store.getState()).data).toBeUndefined();
    expect(globalThis.__firstRead!.parts).toEqual({});
  });

  it('requests nothing without a session', async () => {
    const store = createStore();
    await readDashboard(store);
    expect(store.getState().data.queries).toEqual({});
  });
});

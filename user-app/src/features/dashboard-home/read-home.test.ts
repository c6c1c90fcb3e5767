import { showFirstContentAfter } from 'shared-lib/first-read';
import { createStore, sessionChanged } from 'shared-lib/store';
import { cardEndpoints } from '../../card-data/card-endpoints';
import { paymentEndpoints } from '../../booking-data/endpoints/payment-endpoints';
import { ANA } from '../../testing/render-app';
import { readHome } from './read-home';

/** Sets Ana's cards as the page's first script has read them. */
function read(cards: Promise<[] | null>) {
  globalThis.__firstRead = {
    ...{ startedAt: Date.now(), isWhole: true },
    ...{ session: Promise.resolve(ANA), token: Promise.resolve(null) },
    parts: { cards, unanswered: Promise.resolve([]), unpaid: Promise.resolve([]) },
  };
}

function signedIn() {
  const store = createStore();
  store.dispatch(sessionChanged(ANA));
  return store;
}

// Listeners start after the first screen is rendered, which never happens here.
beforeAll(() => showFirstContentAfter(new Promise(() => undefined)));

afterEach(() => {
  globalThis.__firstRead = undefined;
});

describe('readHome', () => {
  it('puts the data of the first read into the store before anything is rendered', async () => {
    read(Promise.resolve([]));
    const store = signedIn();
    await readHome(store);
    const state = store.getState();
    expect(cardEndpoints.endpoints.cards.select('ana')(state).data).toEqual([]);
    expect(paymentEndpoints.endpoints.awaitingPayment.select('ana')(state).data).toEqual([]);
  });

  it('does not wait for data that could not be read', async () => {
    read(Promise.resolve(null));
    const store = signedIn();
    await readHome(store);
    expect(cardEndpoints.endpoints.cards.select('ana')(store.getState()).data).toBeUndefined();
  });

  it('requests nothing without a session', async () => {
    const store = createStore();
    await readHome(store);
    expect(store.getState().data.queries).toEqual({});
  });
});

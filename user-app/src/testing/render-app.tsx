import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Card, FirebaseUser, User } from 'shared-lib/domain';
import { createStore, sessionChanged, userChanged, type AppStore } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import App from '../app/routes';
import { cardEndpoints } from '../card-data/card-endpoints';
import { notificationEndpoints } from '../features/notifications/notification-endpoints';

/** The account of the tests. */
export const ANA: FirebaseUser = {
  uid: 'ana',
  email: 'ana@tarjetero.test',
  emailVerified: true,
  displayName: 'Ana García',
};

interface RenderAppOptions {
  user?: User | null;
  account?: FirebaseUser;
  /** What the live list of cards has already told. */
  cards?: Card[];
}

/** Renders the whole app at an address, with its own store, as the shell would. */
export function renderApp(
  path: string,
  { user = { id: 'ana', email: ANA.email, name: 'Ana García' }, account = ANA, cards }: RenderAppOptions = {},
): AppStore {
  const store = createStore();
  store.dispatch(sessionChanged(account));
  store.dispatch(userChanged(user));
  // The bell rings on every screen; in these tests nothing has happened.
  void store.dispatch(notificationEndpoints.util.upsertQueryData('notifications', account.uid, []));
  if (cards) void store.dispatch(cardEndpoints.util.upsertQueryData('cards', account.uid, cards));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

import { act, renderHook, waitFor } from '@testing-library/react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import type { IndexedUser, UserDetail } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { useUserDetail } from './use-user-detail';

const entry: IndexedUser = {
  uid: 'ana',
  email: 'ana@ejemplo.com',
  name: 'Ana García',
  plan: 'free',
  disabled: false,
  isAdmin: false,
  createdAt: 0,
  activeAt: 0,
  cards: 0,
  publishedCards: 0,
  bookings: 0,
};

const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ result: { ...entry, disabledReason: '' } }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = localEndpoints(0);
  chooseEndpoints({
    ...local,
    emulators: { ...local.emulators!, functions: (server.address() as AddressInfo).port },
  });
});
afterAll(async () => {
  await closeFirebase();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Opens the details of an account whose entry in the index is in the store. */
async function open() {
  const store = createStore();
  const { updateQueryData, upsertQueryData } = adminEndpoints.util;
  await store.dispatch(upsertQueryData('indexedUser', 'ana', entry));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useUserDetail('ana'), { wrapper });
  const detail = () => {
    const [shown] = result.current;
    return shown.state === 'there' ? shown.detail : null;
  };
  await waitFor(() => expect(detail()).not.toBeNull());
  let bookings = 0;
  return {
    detail,
    patch: (change: Partial<UserDetail>) => act(() => result.current[1](change)),
    /** Shows another entry of the index, of which the number of bookings says that it has arrived. */
    show: async (change: Partial<IndexedUser>) => {
      bookings += 1;
      store.dispatch(updateQueryData('indexedUser', 'ana', () => ({ ...entry, bookings, ...change })));
      await waitFor(() => expect(detail()).toMatchObject({ bookings }));
    },
  };
}

describe('the details of an account', () => {
  it('keep an action’s result while the index has the entry of before, and follow the index afterwards', async () => {
    const { show, detail, patch } = await open();
    patch({ disabled: true, disabledReason: 'Publica spam' });
    expect(detail()).toMatchObject({ disabled: true, disabledReason: 'Publica spam' });
    await show({});
    expect(detail()).toMatchObject({ disabled: true });
    await show({ disabled: true });
    expect(detail()).toMatchObject({ disabled: true });
    // Another administrator lifts the suspension.
    await show({ disabled: false });
    expect(detail()).toMatchObject({ disabled: false });
  });
});

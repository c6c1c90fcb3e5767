import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore, sessionChanged } from 'shared-lib/store';
import { prepareAdmin } from './prepared-admin';
import { useAdmin } from './use-admin';

const MARTA = { uid: 'marta', email: 'marta@tarjetero.test', emailVerified: true, displayName: 'Marta' };
const NAME = 'projects/demo-tarjetero/databases/(default)/documents/admins/marta';

/** Makes Marta's record one that the page's first script has read. */
function readAhead() {
  globalThis.__firstRead = {
    ...{ startedAt: Date.now(), isWhole: true },
    ...{ session: Promise.resolve(MARTA), token: Promise.resolve(null) },
    parts: { admin: Promise.resolve({ name: NAME, fields: { name: { stringValue: 'Marta' } } }) },
  };
}

/** Returns the states of the permission from the first drawing on. */
function statesFor(session: typeof MARTA, watch = true): string[] {
  const store = createStore();
  store.dispatch(sessionChanged(session));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const states: string[] = [];
  const { unmount } = renderHook(() => states.push(useAdmin(watch).state), { wrapper });
  unmount();
  return states;
}

afterEach(() => {
  globalThis.__firstRead = undefined;
});

describe('useAdmin', () => {
  it('starts with the answer to the page’s first script, once', async () => {
    readAhead();
    await prepareAdmin('marta');
    expect(statesFor(MARTA)[0]).toBe('admin');
    expect(statesFor(MARTA)[0]).toBe('asking');
  });

  it('starts without that answer for anybody else', async () => {
    readAhead();
    await prepareAdmin('marta');
    expect(statesFor(MARTA, false)[0]).toBe('asking');
    readAhead();
    await prepareAdmin('marta');
    expect(statesFor({ ...MARTA, uid: 'iris' })[0]).toBe('asking');
    readAhead();
    await prepareAdmin('iris');
    expect(statesFor({ ...MARTA, uid: 'iris' })[0]).toBe('asking');
  });
});

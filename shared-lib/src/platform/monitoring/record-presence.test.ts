/** @jest-environment ../build/testing/jsdom-environment.cjs */
import type { AuthState } from '../../model';
import { recordPresence } from './record-presence';

/** Creates a store whose session the test changes. */
function aStore() {
  let auth: AuthState = { loading: true, firebaseUser: null, user: null };
  const listeners = new Set<() => void>();
  return {
    getState: () => ({ auth }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(uid: string, name: string | null) {
      const firebaseUser = { uid, email: `${uid}@ejemplo.com`, emailVerified: true, displayName: '' };
      auth = { loading: false, firebaseUser, user: name === null ? null : { id: uid, email: '', name } };
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => sessionStorage.clear());

it('recordPresence reports an account once in a session, and again under another name', async () => {
  let calls = 0;
  const send = () => Promise.resolve((calls += 1));
  const store = aStore();
  recordPresence(store, send);
  store.signIn('ana', null);
  expect(calls).toBe(0);
  store.signIn('ana', 'Ana');
  store.signIn('ana', 'Ana');
  expect(calls).toBe(1);

  // Another page of the same tab, before the first call was answered.
  const next = aStore();
  recordPresence(next, send);
  next.signIn('ana', 'Ana');
  expect(calls).toBe(1);
  next.signIn('ana', 'Ana Ruiz');
  next.signIn('luis', 'Luis');
  expect(calls).toBe(3);
});

it('recordPresence ignores a failure, and tries again on the next page', async () => {
  const failing = aStore();
  recordPresence(failing, () => Promise.reject(new Error('offline')));
  failing.signIn('ana', 'Ana');
  await new Promise((resolve) => setTimeout(resolve));
  let calls = 0;
  const next = aStore();
  recordPresence(next, () => Promise.resolve((calls += 1)));
  next.signIn('ana', 'Ana');
  expect(calls).toBe(1);
});

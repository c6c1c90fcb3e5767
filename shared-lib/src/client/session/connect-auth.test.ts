import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { openLocalDatabase } from '../data/testing/local-database';
import type { FirebaseUser } from '../../model';
import { firebaseFirestore } from '../firebase/firestore';
import { createStore } from '../store';
import { connectAuth } from './connect-auth';

/** Auth of the test, in place of its service; everything behind it is real. */
const mockAuth = {
  tell: (_user: FirebaseUser | null): void => undefined,
  isRegistering: true,
};
jest.mock('../auth/accounts', () => ({
  subscribeToSession: (tell: (user: FirebaseUser | null) => void) => {
    mockAuth.tell = tell;
    return () => undefined;
  },
}));
jest.mock('shared-lib/auth', () => ({
  // Registration writes the record itself; otherwise one that is missing is written here.
  isRegistering: () => mockAuth.isRegistering,
  isEndingSessions: () => false,
  sessionStartedAt: () => Promise.resolve(null),
  userRecordOf: ({ uid, email, displayName }: FirebaseUser) => ({ id: uid, email, name: displayName }),
}));

// The theme is the page's; there is none here.
jest.mock('./follow-theme', () => ({ followTheme: () => () => undefined }));

const rules = (access: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /users/{uid} { ${access} }
  match /{all=**} { allow read, write: if true; }
} }`;
const OPEN = rules('allow read, write: if true;');
const UNREADABLE = OPEN.replace(
  'match /users/{uid} { allow read, write: if true; }',
  'match /users/{uid} {}',
).replace('match /{all=**} { allow read, write: if true; }', '');
const { useRules } = openLocalDatabase({ rules: OPEN, quiet: true });

let count = 0;
/** Returns a user that no test has had. */
const somebody = (): FirebaseUser => {
  count += 1;
  const uid = `eva${count}`;
  return { uid, email: `${uid}@tarjetero.test`, emailVerified: true, displayName: `Eva ${count}` };
};
const record = (uid: string) => doc(firebaseFirestore(), 'users', uid);

/** Creates a store that follows the session, and collects its `auth`. */
function follow() {
  const store = createStore();
  const stop = connectAuth(store);
  const until = (answers: (auth: ReturnType<typeof store.getState>['auth']) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!answers(store.getState().auth)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = store.subscribe(check);
      check();
    });
  return { auth: () => store.getState().auth, until, stop };
}

beforeEach(() => {
  mockAuth.isRegistering = true;
});
afterEach(() => useRules(OPEN));

describe('the session in the store', () => {
  it('S4.01 is loading until Auth has answered for the first time', () => {
    const { auth, stop } = follow();
    expect(auth()).toEqual({ user: null, firebaseUser: null, loading: true });
    mockAuth.tell(null);
    expect(auth()).toEqual({ user: null, firebaseUser: null, loading: false });
    stop();
  });

  it('S4.01 follows the record of the current account through its deletion and a change of account', async () => {
    const [eva, nora] = [somebody(), somebody()];
    for (const { uid, email, displayName } of [eva, nora]) {
      await setDoc(record(uid), { id: uid, email, name: displayName });
    }
    const { auth, until, stop } = follow();
    mockAuth.tell(eva);
    await until(({ user }) => user?.name === eva.displayName);
    await deleteDoc(record(eva.uid));
    await until(({ user }) => user === null);
    expect(auth()).toMatchObject({ user: null, firebaseUser: eva, loading: false });
    mockAuth.tell(nora);
    await until(({ user }) => user?.name === nora.displayName);
    mockAuth.tell(null);
    expect(auth()).toEqual({ user: null, firebaseUser: null, loading: false });
    stop();
  });

  it('S4.01 drops the record once it can’t be read any more', async () => {
    const eva = somebody();
    await setDoc(record(eva.uid), { id: eva.uid, email: eva.email, name: eva.displayName });
    const { auth, until, stop } = follow();
    mockAuth.tell(eva);
    await until(({ user }) => user !== null);
    await useRules(UNREADABLE);
    // The listener notices it at the next session of the same account.
    mockAuth.tell({ ...eva, emailVerified: false });
    await until(({ user }) => user === null);
    expect(auth()).toMatchObject({ user: null, firebaseUser: { uid: eva.uid }, loading: false });
    stop();
  });

  it('S4.01 gains the record that an interrupted registration never wrote', async () => {
    mockAuth.isRegistering = false;
    const eva = somebody();
    const { auth, until, stop } = follow();
    mockAuth.tell(eva);
    // Loading ends with the session, not with the record.
    expect(auth()).toEqual({ user: null, firebaseUser: eva, loading: false });
    await until(({ user }) => user?.name === eva.displayName);
    expect(auth().user).toMatchObject({ id: eva.uid, email: eva.email });
    stop();
  });
});

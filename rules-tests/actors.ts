import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { startLocalFirebase } from 'local-firebase';

// A refused write is what most of these tests expect; the SDK's own warning of it says nothing more.
setLogLevel('error');

const root = join(__dirname, '..');
const PROJECT = 'demo-rules';

/** Who acts in the tests of a collection. Everybody's files and documents start anew for each test. */
export interface Actors {
  /** Arranges with the rules off. */
  arrange: (work: (db: Firestore) => Promise<unknown>) => Promise<void>;
  visitor: () => Firestore;
  /** Somebody with an account and, unless told otherwise, a verified address. */
  user: (uid: string, claims?: Claims) => Firestore;
  visitorFiles: () => FirebaseStorage;
  userFiles: (uid: string) => FirebaseStorage;
  /** Empties everything before a test's end, for a test with several scenes. */
  reset: () => Promise<void>;
  /** How many documents the rules read since the last reset of the meter. */
  takeRuleReads: () => number;
}

/** What a session's token says. */
interface Claims {
  email?: string;
  email_verified?: boolean;
  /** When the session began, in seconds since the epoch. */
  auth_time?: number;
}

/** Opens the product's rules on a server of this test file's own; call it once, at the top of a describe. */
export function openRules(): Actors {
  let environment: RulesTestEnvironment;
  let server: Awaited<ReturnType<typeof startLocalFirebase>>;
  let arranging: Firestore;

  beforeAll(async () => {
    server = await startLocalFirebase({
      memory: true,
      quiet: true,
      indexes: join(root, 'firestore.indexes.json'),
    });
    arranging = getFirestore(initializeApp({ projectId: PROJECT }, 'arranging'));
    connectFirestoreEmulator(arranging, '127.0.0.1', server.firestorePort, { mockUserToken: 'owner' });
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: {
        host: '127.0.0.1',
        port: server.firestorePort,
        rules: readFileSync(join(root, 'firestore.rules'), 'utf8'),
      },
      storage: {
        host: '127.0.0.1',
        port: server.storagePort,
        rules: readFileSync(join(root, 'storage.rules'), 'utf8'),
      },
    });
  });
  // Not the environment's own clearing, which leaves files in folders.
  afterEach(() => server.reset());
  afterAll(async () => {
    await deleteApp(arranging.app);
    await environment.cleanup();
    await server.close();
  });

  // The environment hands out compat instances, which the modular functions take as their own.
  const asFirestore = (instance: unknown) => instance as Firestore;
  const asStorage = (instance: unknown) => instance as FirebaseStorage;
  // One client for each session: opening one takes longer than most tests.
  const sessions = new Map<string, Firestore>();
  const session = (key: string, open: () => unknown): Firestore => {
    const known = sessions.get(key) ?? asFirestore(open());
    sessions.set(key, known);
    return known;
  };
  const context = (uid: string, claims: Claims = {}) =>
    environment.authenticatedContext(uid, { email: `${uid}@ejemplo.com`, email_verified: true, ...claims });

  return {
    arrange: async (work) => {
      await work(arranging);
    },
    visitor: () => session('visitor', () => environment.unauthenticatedContext().firestore()),
    user: (uid, claims) => session(JSON.stringify([uid, claims]), () => context(uid, claims).firestore()),
    visitorFiles: () => asStorage(environment.unauthenticatedContext().storage()),
    userFiles: (uid) => asStorage(context(uid).storage()),
    reset: () => server.reset(),
    takeRuleReads: () => {
      const { rules } = server.usage().readsBy;
      server.resetUsage();
      return rules;
    },
  };
}

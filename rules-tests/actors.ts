import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { startLocalFirebase, type ExportedData } from 'local-firebase';
import { withoutTimes } from './without-times';

// A refused write is what most of these tests expect; the SDK's own warning of it says nothing more.
setLogLevel('error');

const root = join(__dirname, '..');
const PROJECT = 'demo-rules';

/** Firestore clients of the actors in the tests of a collection. All data is deleted before each test. */
export interface Actors {
  /** Stores documents with the rules off. */
  arrange: (work: (db: Firestore) => Promise<unknown>) => Promise<void>;
  /**
   * Stores documents, by their paths, on an empty project with the rules off. Those that were stored before are copied, which a table of
   * thousands of cells does far sooner than a client writes them.
   */
  arrangeDocuments: (documents: Readonly<Record<string, object>>) => Promise<void>;
  visitor: () => Firestore;
  /** Returns the client of an account that has just signed in, by default with a verified address. */
  user: (uid: string, claims?: Claims) => Firestore;
  /** Stores a file as functions do, without rules. */
  arrangeFile: (path: string) => Promise<void>;
  visitorFiles: () => FirebaseStorage;
  userFiles: (uid: string, claims?: Claims) => FirebaseStorage;
  /** Deletes all data in the middle of a test with several scenes. */
  reset: () => Promise<void>;
  /** Returns the number of documents that the rules have read since the last call. */
  takeRuleReads: () => number;
  /** Returns the most expressions that the rules have evaluated for one request since the last call. */
  takeExpressions: () => number;
}

/** Claims of a session's token. */
interface Claims {
  email?: string;
  email_verified?: boolean;
  /** Time of the sign-in, in seconds since the epoch. */
  auth_time?: number;
  firebase?: { sign_in_second_factor?: 'totp'; sign_in_provider: 'password' };
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
  const snapshots = new Map<string, ExportedData>();
  const arrangeDocuments: Actors['arrangeDocuments'] = async (documents) => {
    const key = JSON.stringify(documents);
    const known = snapshots.get(key);
    if (known) {
      await server.importData(known);
      return;
    }
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(arranging, path), data)));
    snapshots.set(key, withoutTimes(await server.exportData()));
  };
  // One client for each session: opening one takes longer than most tests.
  const sessions = new Map<string, Firestore>();
  const session = (key: string, open: () => unknown): Firestore => {
    const known = sessions.get(key) ?? asFirestore(open());
    sessions.set(key, known);
    return known;
  };
  const auth_time = Math.floor(Date.now() / 1000);
  const context = (uid: string, claims: Claims = {}) =>
    environment.authenticatedContext(uid, {
      email: `${uid}@ejemplo.com`,
      email_verified: true,
      auth_time,
      ...claims,
    });

  return {
    arrange: async (work) => {
      await work(arranging);
    },
    arrangeDocuments,
    arrangeFile: (path) =>
      environment.withSecurityRulesDisabled(async (unruled) => {
        await uploadBytes(ref(asStorage(unruled.storage()), path), new Uint8Array(10));
      }),
    visitor: () => session('visitor', () => environment.unauthenticatedContext().firestore()),
    user: (uid, claims) => session(JSON.stringify([uid, claims]), () => context(uid, claims).firestore()),
    visitorFiles: () => asStorage(environment.unauthenticatedContext().storage()),
    userFiles: (uid, claims) => asStorage(context(uid, claims).storage()),
    reset: () => server.reset(),
    takeRuleReads: () => {
      const { rules } = server.usage().readsBy;
      server.resetUsage();
      return rules;
    },
    takeExpressions: () => {
      const { mostExpressions } = server.usage();
      server.resetUsage();
      return mostExpressions;
    },
  };
}

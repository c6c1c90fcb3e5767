import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { startLocalFirebase } from 'local-firebase';

// A refused write is what most of these tests expect; the SDK's own warning of it says nothing more.
setLogLevel('error');

const root = join(__dirname, '..');

/** Who acts in the tests of a collection. Everybody's files and documents start anew for each test. */
export interface Actors {
  /** Arranges with the rules off. */
  arrange: (work: (db: Firestore) => Promise<unknown>) => Promise<void>;
  visitor: () => Firestore;
  /** Somebody with an account. */
  user: (uid: string, email?: string) => Firestore;
  visitorFiles: () => FirebaseStorage;
  userFiles: (uid: string) => FirebaseStorage;
}

/** Opens the product's rules on a server of this test file's own; call it once, at the top of a describe. */
export function openRules(): Actors {
  let environment: RulesTestEnvironment;
  let server: Awaited<ReturnType<typeof startLocalFirebase>>;

  beforeAll(async () => {
    server = await startLocalFirebase({
      memory: true,
      quiet: true,
      indexes: join(root, 'firestore.indexes.json'),
    });
    environment = await initializeTestEnvironment({
      projectId: 'demo-rules',
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
    await environment.cleanup();
    await server.close();
  });

  // The environment hands out compat instances, which the modular functions take as their own.
  const asFirestore = (instance: unknown) => instance as Firestore;
  const asStorage = (instance: unknown) => instance as FirebaseStorage;
  const context = (uid: string, email = `${uid}@ejemplo.com`) =>
    environment.authenticatedContext(uid, { email, email_verified: true });

  return {
    arrange: (work) =>
      environment.withSecurityRulesDisabled(async (admin) => {
        await work(asFirestore(admin.firestore()));
      }),
    visitor: () => asFirestore(environment.unauthenticatedContext().firestore()),
    user: (uid, email) => asFirestore(context(uid, email).firestore()),
    visitorFiles: () => asStorage(environment.unauthenticatedContext().storage()),
    userFiles: (uid) => asStorage(context(uid).storage()),
  };
}

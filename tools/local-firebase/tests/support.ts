import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore';
import { startLocalFirebase, type LocalFirebase, type LocalFirebaseOptions } from '../src/index';

// The SDK reports every refused request on the console; the tests look at the errors themselves.
setLogLevel('silent');

/** A server and its clients, all gone after the test file. */
export class Bench {
  private readonly apps: FirebaseApp[] = [];
  readonly log: string[] = [];
  local!: LocalFirebase;

  /** Starts the server before the tests of a file and stops everything after them. */
  static forFile(options: LocalFirebaseOptions = {}): Bench {
    const bench = new Bench();
    beforeAll(async () => {
      bench.local = await startLocalFirebase({
        memory: true,
        log: (text) => bench.log.push(text),
        ...options,
      });
    });
    afterAll(async () => {
      await Promise.all(bench.apps.map((app) => deleteApp(app)));
      await bench.local.close();
    });
    return bench;
  }

  app(projectId = 'demo-test'): FirebaseApp {
    const app = initializeApp(
      { projectId, storageBucket: `${projectId}.appspot.com` },
      `app-${Math.random()}`,
    );
    this.apps.push(app);
    return app;
  }

  /** A client of its own, signed in as somebody or as nobody. */
  client(uid?: string, claims: Record<string, unknown> = {}, projectId?: string): Firestore {
    const db = getFirestore(this.app(projectId));
    const options = uid === undefined ? undefined : { mockUserToken: { user_id: uid, ...claims } };
    connectFirestoreEmulator(db, '127.0.0.1', this.local.firestorePort, options);
    return db;
  }

  /** A client that skips the rules. */
  owner(): Firestore {
    const db = getFirestore(this.app());
    connectFirestoreEmulator(db, '127.0.0.1', this.local.firestorePort, { mockUserToken: 'owner' });
    return db;
  }

  /** Calls an HTTP address of the Firestore port; `body` is the answer as JSON, if it is any. */
  async http(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
    const response = await fetch(`http://127.0.0.1:${this.local.firestorePort}${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : {}, headers: response.headers };
  }
}

interface HttpAnswer {
  status: number;
  text: string;
  headers: Headers;
  /** The parts of the various answers that tests look at. */
  body: {
    error: { status: string; message: string };
    name: string;
    fields: Record<string, unknown>;
    updateTime: string;
    documents: { name: string }[];
    nextPageToken: string;
  };
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean, millis = 5_000): Promise<void> {
  const deadline = Date.now() + millis;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('The condition did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Returns the code of the error that a promise rejects with; 'ok' when it doesn't. */
export async function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'ok',
    (error: { code?: string }) => String(error.code ?? error),
  );
}

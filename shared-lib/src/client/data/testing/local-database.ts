import { join } from 'node:path';
import { deleteApp, getApps } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from '../../../platform/config';
import { chooseEndpoints } from '../index';

/** Rules that allow everything: who may do what is tested in rules-tests, repositories for what they store and read. */
const EVERYBODY_MAY = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if true; } } }`;

/** Indexes of production. */
const INDEXES = join(__dirname, '../../../../../firestore.indexes.json');

/**
 * Opens a database for the repositories of a test file, on a server of its own; empty at the start of each test.
 *
 * @param options.rules - Its rules; everything is allowed by default.
 * @param options.quiet - True to silence the SDK about refusals that the test wants.
 */
export function openLocalDatabase({ rules = EVERYBODY_MAY, quiet = false } = {}) {
  let server: Awaited<ReturnType<typeof startLocalFirebase>>;

  beforeAll(async () => {
    setLogLevel(quiet ? 'silent' : 'error');
    server = await startLocalFirebase({ memory: true, quiet: true, rules, indexes: INDEXES });
    const local = localEndpoints(0);
    chooseEndpoints({ ...local, emulators: { ...local.emulators!, firestore: server.firestorePort } });
  });
  afterEach(() => server.reset());
  afterAll(async () => {
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await server.close();
  });

  return {
    /** Reads and writes since {@link startLocalFirebase} or the last `resetUsage`. */
    usage: () => server.usage(),
    resetUsage: () => server.resetUsage(),
    /** Replaces the rules. */
    async useRules(content: string): Promise<void> {
      const { ok } = await fetch(
        `http://127.0.0.1:${server.firestorePort}/emulator/v1/projects/demo-tarjetero:securityRules`,
        { method: 'PUT', body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }) },
      );
      if (!ok) throw new Error('The rules are not understood');
    },
  };
}

let owners = 0;

/** Returns an owner that no test has had, as the SDK caches what it has seen of others. */
export const freshOwner = (): string => `ana${++owners}`;

/** Returns the first value of a subscription that `answers` accepts, and closes it. */
export function until<Value>(
  subscribe: (onValue: (value: Value) => void, onError: (error: Error) => void) => () => void,
  answers: (value: Value) => boolean = () => true,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((value) => {
      if (!answers(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    }, reject);
  });
}

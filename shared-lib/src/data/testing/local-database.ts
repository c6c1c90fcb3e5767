import { join } from 'node:path';
import { deleteApp, getApps } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from '../../config';
import { chooseEndpoints } from '../index';

/** Who may is the rules' (rules-tests); repositories are tested for what they store and what comes back. */
const EVERYBODY_MAY = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if true; } } }`;

/** The indexes that production has, and no others. */
const INDEXES = join(__dirname, '../../../../firestore.indexes.json');

/**
 * The repositories' database for a test file, on a server of its own; empty at the start of each test.
 *
 * @param options.rules - What it lets happen; anything unless told otherwise.
 * @param options.quiet - Whether the SDK keeps to itself what is refused on purpose.
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
    /** What has been read and written since {@link startLocalFirebase} or the last `resetUsage`. */
    usage: () => server.usage(),
    resetUsage: () => server.resetUsage(),
    /** Lets something else happen from now on. */
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

/** An owner that no test has had: the SDK remembers what it has seen of the others'. */
export const freshOwner = (): string => `ana${++owners}`;

/** The first of what a subscription tells that answers; it is closed then. */
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

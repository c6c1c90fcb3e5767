import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { startLocalFirebase } from 'local-firebase';
import { bySize } from 'shared-lib/testing';
import { withoutTimes } from '../without-times';
import { entities } from './entities';
import { arrange, readStored, write, type Entity } from './entity';
import { FORGED, mutate, mutations } from './mutation';

// The SDK warns of every refused write, with the whole of it.
setLogLevel('silent');

/** Number of hostile writes, shared by the entities. */
const WRITES = bySize({ short: 1_000, all: 5_000, long: 100_000 });
const RUNS = Math.ceil(WRITES / entities.length);

let server: Awaited<ReturnType<typeof startLocalFirebase>>;
const apps: FirebaseApp[] = [];

function connect(uid: string | null): Firestore {
  const app = initializeApp({ projectId: 'demo-hostile' }, `hostile-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.firestorePort, {
    mockUserToken:
      uid === null
        ? 'owner'
        : {
            user_id: uid,
            email: `${uid}@ejemplo.com`,
            email_verified: true,
            auth_time: Math.floor(Date.now() / 1000),
          },
  });
  return db;
}

let admin: Firestore;

beforeAll(async () => {
  const root = join(__dirname, '../..');
  server = await startLocalFirebase({
    memory: true,
    quiet: true,
    rules: readFileSync(join(root, 'firestore.rules'), 'utf8'),
  });
  admin = connect(null);
});
afterEach(() => server.reset());
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await server.close();
});

const isTime = (value: unknown): value is { toMillis(): number } =>
  typeof (value as { toMillis?: unknown } | null)?.toMillis === 'function';

/** Converts a document to plain values, with times in milliseconds. */
function plain(value: unknown): unknown {
  if (isTime(value)) return value.toMillis();
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

/** Lists the violations of an entity's invariants in a stored document. */
function breaches(entity: Entity, stored: Record<string, unknown>): string[] {
  const legal = entity.legal(serverTimestamp()) as Record<string, unknown>;
  const parsed = entity.schema.safeParse(stored);
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...issues
      .map((issue) => ({ path: issue.path.join('.'), text: `${issue.path.join('.')}: ${issue.message}` }))
      .filter(({ path }) => !entity.unseen?.test(path))
      .map(({ text }) => text),
    ...entity.fixed
      .filter((field) => JSON.stringify(plain(stored[field])) !== JSON.stringify(plain(legal[field])))
      .map((field) => `${field} is not the owner’s to change`),
    ...Object.entries(stored)
      .filter(([field, value]) => /At$/.test(field) && isTime(value) && value.toMillis() === FORGED.getTime())
      .map(([field]) => `${field} is forged`),
  ];
}

describe('the document after an accepted hostile write', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))('is valid: %s', async (_name, entity) => {
    const db = connect(entity.uid);
    await arrange(admin, entity);
    const start = withoutTimes(await server.exportData());
    // The legal one passes: what follows is refused for what is wrong with it.
    expect(await write(db, entity, entity.legal(serverTimestamp()))).toBe(true);
    expect(breaches(entity, await readStored(admin, entity))).toEqual([]);

    let refused = 0;
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        await server.reset();
        await server.importData(start);
        const accepted = await write(db, entity, mutate(entity.legal(serverTimestamp()), changes));
        if (!accepted) {
          refused += 1;
          return;
        }
        expect(breaches(entity, await readStored(admin, entity))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThan(RUNS / 10);
  });
});

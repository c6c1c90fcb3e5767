import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startLocalFirebase } from 'local-firebase';
import { migrate } from '../../release/migrate.mjs';
import left from '../../migrations/002-deleted-owners-place.mjs';

let server: Awaited<ReturnType<typeof startLocalFirebase>>;
let app: App;
let db: Firestore;

beforeAll(async () => {
  server = await startLocalFirebase({ memory: true, quiet: true });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.firestorePort}`;
  app = initializeApp({ projectId: 'demo-migrate' }, 'migrate');
  db = getFirestore(app);
});
afterEach(() => server.reset());
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.close();
});

/** Raises a number; a document that has it twice was migrated twice. */
const raise = {
  collectionGroup: 'things',
  change: ({ size }: { size?: number }) => (size === undefined ? { size: 1 } : { size: size + 1 }),
};
const rename = {
  collectionGroup: 'things',
  change: ({ name }: { name?: string }) => (name ? null : { name: 'x' }),
};

async function arrange(count: number): Promise<void> {
  const writer = db.bulkWriter();
  const writes = Array.from({ length: count }, (_, n) =>
    writer.set(db.doc(`${n % 2 ? 'things' : `owners/o${n}/things`}/t${n}`), { n }),
  );
  await Promise.all([...writes, writer.close()]);
}

const sizes = async () => {
  const { docs } = await db.collectionGroup('things').get();
  return [...new Set(docs.map((found) => found.get('size') as number | undefined))];
};

it('migrate runs each migration once, in order, over all documents', async () => {
  await arrange(700);
  const both = { '001-raise': raise, '002-rename': rename };
  expect(await migrate(db, both)).toEqual({
    '001-raise': { seen: 700, changed: 700 },
    '002-rename': { seen: 700, changed: 700 },
  });
  expect(await migrate(db, { ...both, '003-rename': rename })).toEqual({
    '003-rename': { seen: 700, changed: 0 },
  });
  expect(await sizes()).toEqual([1]);
});

it('migrate resumes after the last stored page when a run was killed', async () => {
  await arrange(1_000);
  let pages = 0;
  const dying = migrate(
    db,
    { '001-raise': raise },
    {
      onPage: () => {
        if ((pages += 1) === 2) throw new Error('killed');
      },
    },
  );
  await expect(dying).rejects.toThrow('killed');
  expect((await sizes()).sort()).toEqual([1, undefined]);
  expect(await migrate(db, { '001-raise': raise })).toEqual({ '001-raise': { seen: 400, changed: 400 } });
  expect(await sizes()).toEqual([1]);
});

it('migrate only counts in a dry run', async () => {
  await arrange(400);
  expect(await migrate(db, { '001-raise': raise }, { isDry: true })).toEqual({
    '001-raise': { seen: 400, changed: 400 },
  });
  expect(await sizes()).toEqual([undefined]);
  expect((await db.doc('jobs/migrations').get()).exists).toBe(false);
});

it('migrate reads a document again that changes meanwhile', async () => {
  await arrange(10);
  let isFirst = true;
  const slow = {
    collectionGroup: 'things',
    change: (data: { size?: number }) => ({ size: (data.size ?? 0) + 1 }),
  };
  const original = db.batch.bind(db);
  // The change comes between the reading and the batch.
  const meddled = Object.create(db) as Firestore;
  meddled.batch = () => {
    const batch = original();
    const commit = batch.commit.bind(batch);
    batch.commit = async () => {
      if (isFirst) await db.doc('things/t1').update({ size: 10 });
      isFirst = false;
      return commit();
    };
    return batch;
  };
  await migrate(meddled, { '001-slow': slow });
  expect((await db.doc('things/t1').get()).get('size')).toBe(11);
  expect((await db.doc('things/t3').get()).get('size')).toBe(1);
});

it('the migration of deleted accounts’ bookings clears place, call and card, of no others', async () => {
  const service = { name: 'Consulta', place: { kind: 'video', detail: 'https://meet.ejemplo.com/a' } };
  const stored = { slug: 'ana-garcia', cardId: 'anagarcia', service };
  await db.doc('bookings/gone').set({ ...stored, userId: 'deleted' });
  await db.doc('bookings/here').set({ ...stored, userId: 'ana' });
  expect(await migrate(db, { left })).toEqual({ left: { seen: 2, changed: 1 } });
  expect((await db.doc('bookings/gone').get()).data()).toEqual({
    ...{ userId: 'deleted', slug: '', cardId: '' },
    service: { ...service, place: { kind: 'video', detail: '' } },
  });
  expect((await db.doc('bookings/here').get()).data()).toEqual({ ...stored, userId: 'ana' });
});

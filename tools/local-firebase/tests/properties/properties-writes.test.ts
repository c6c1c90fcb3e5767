import * as fc from 'fast-check';
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Query,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { runs } from './arbitrary-values';
import { DOCUMENTS, toWireFields } from '../conformance/data/neutral-values';
import { call } from '../conformance/data/rest';
import { Bench, until } from '../support';

type Model = Map<string, Record<string, unknown>>;

/** One random write; `merge` and `add` touch single fields. */
type RandomWrite =
  | { kind: 'set' | 'merge'; id: string; n: number }
  | { kind: 'add' | 'drop' | 'delete'; id: string; n: number };

const bench = Bench.forFile();
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const write: fc.Arbitrary<RandomWrite> = fc.record({
  kind: fc.constantFrom('set', 'merge', 'add', 'drop', 'delete'),
  id,
  n: fc.integer({ min: 0, max: 4 }),
}) as fc.Arbitrary<RandomWrite>;
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 25 });

function toRequest({ kind, id, n }: RandomWrite, collectionId: string): unknown {
  const name = `${DOCUMENTS}/${collectionId}/${id}`;
  if (kind === 'delete') return { delete: name };
  if (kind === 'set') return { update: { name, fields: toWireFields({ n }) } };
  const fields = kind === 'merge' ? toWireFields({ n, m: n }) : {};
  const fieldPaths = kind === 'merge' ? ['n', 'm'] : kind === 'drop' ? ['n'] : [];
  const updateTransforms = [{ fieldPath: 'n', increment: { integerValue: String(n) } }];
  return {
    update: { name, fields },
    updateMask: { fieldPaths },
    ...(kind === 'add' && { updateTransforms }),
  };
}

function apply(model: Model, { kind, id, n }: RandomWrite): void {
  const { n: before, ...others } = model.get(id) ?? {};
  if (kind === 'delete') model.delete(id);
  else if (kind === 'set') model.set(id, { n });
  else if (kind === 'merge') model.set(id, { ...others, n, m: n });
  else if (kind === 'drop') model.set(id, others);
  else model.set(id, { ...others, n: typeof before === 'number' ? before + n : n });
}

function queriesOn(db: Firestore, collectionId: string): Query[] {
  const all = collection(db, collectionId);
  return [query(all), query(all, where('n', '>=', 2)), query(all, orderBy('n', 'desc'), limit(2))];
}

const shown = (snapshot: QuerySnapshot) =>
  JSON.stringify(snapshot.docs.map((found) => [found.id, found.data()]));

test('after random commits every document is as in a plain map, and listeners see what a fresh query finds', async () => {
  const [db, other] = [bench.client(), bench.client()];
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(commits, async (batches) => {
      const collectionId = `w${turn++}`;
      const listened = queriesOn(db, collectionId);
      const views = listened.map(() => '');
      const stops = listened.map((one, index) =>
        onSnapshot(one, (snapshot) => (views[index] = shown(snapshot))),
      );
      const model: Model = new Map();
      for (const batch of batches) {
        const writes = batch.map((one) => toRequest(one, collectionId));
        expect((await call(bench, 'commit', { writes })).status).toBe('OK');
        for (const one of batch) apply(model, one);
      }
      const fresh = await Promise.all(queriesOn(other, collectionId).map((one) => getDocsFromServer(one)));
      const sorted = [...model].sort(([left], [right]) => (left < right ? -1 : 1));
      expect(fresh[0]!.docs.map((found) => [found.id, found.data()])).toEqual(sorted);
      await until(() => fresh.every((snapshot, index) => shown(snapshot) === views[index]));
      for (const stop of stops) stop();
    }),
    { numRuns: runs(15) },
  );
});

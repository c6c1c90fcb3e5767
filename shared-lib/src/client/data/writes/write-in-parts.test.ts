import { collection, doc, getDocs, setDoc } from 'firebase/firestore';
import { firebaseFirestore } from '../../firebase/firestore';
import { openLocalDatabase } from '../testing/local-database';
import { updateInParts } from './write-in-parts';

openLocalDatabase();

it('updateInParts updates every document when there are more than fit one request', async () => {
  const things = collection(firebaseFirestore(), 'things');
  const refs = Array.from({ length: 20 }, (_, n) => doc(things, `n${n}`));
  await Promise.all(refs.map((ref) => setDoc(ref, { order: -1 })));
  await updateInParts(
    refs.map((ref, order) => [ref, { order }] as const),
    8,
  );
  const { docs } = await getDocs(things);
  const orders = docs.map((found) => [found.id, found.get('order') as number]);
  expect(Object.fromEntries(orders)).toEqual(Object.fromEntries(refs.map(({ id }, n) => [id, n])));
});

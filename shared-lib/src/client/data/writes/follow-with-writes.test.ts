import { doc, onSnapshot, setDoc, type DocumentSnapshot } from 'firebase/firestore';
import { firebaseFirestore } from '../../firebase/firestore';
import { followWithWrites } from './follow-with-writes';
import { openLocalDatabase, until } from '../testing/local-database';

openLocalDatabase();

const note = (id: string) => doc(firebaseFirestore(), 'notes', id);
const listenTo = (id: string) => (next: (snapshot: DocumentSnapshot) => void) =>
  onSnapshot(note(id), { includeMetadataChanges: true }, next);

/** Returns the snapshot of a write before the server's answer. */
async function unansweredSnapshot(id: string): Promise<DocumentSnapshot> {
  const seen = until<DocumentSnapshot>(listenTo(id), ({ metadata }) => metadata.hasPendingWrites);
  await setDoc(note(id), { text: 'Una nota' });
  return seen;
}

/**
 * Collects the calls of {@link followWithWrites} for these snapshots, when the listener itself never reports the
 * answer.
 */
async function describeFailure(...snapshots: DocumentSnapshot[]): Promise<[DocumentSnapshot, boolean][]> {
  const received: [DocumentSnapshot, boolean][] = [];
  await until<boolean>(
    (next) =>
      followWithWrites<DocumentSnapshot>(
        (say) => {
          snapshots.forEach(say);
          return () => undefined;
        },
        (snapshot, unanswered) => {
          received.push([snapshot, unanswered]);
          next(unanswered);
        },
      ),
    (unanswered) => !unanswered,
  );
  return received;
}

it('followWithWrites reports a write as pending first, and as answered once', async () => {
  const received: boolean[] = [];
  const answered = until<boolean>(
    (next) =>
      followWithWrites<DocumentSnapshot>(listenTo('followed'), (snapshot, unanswered) => {
        if (!snapshot.exists()) return;
        received.push(unanswered);
        next(unanswered);
      }),
    (unanswered) => !unanswered,
  );
  await setDoc(note('followed'), { text: 'Una nota' });
  await answered;
  expect(received[0]).toBe(true);
  expect(received.filter((unanswered) => !unanswered)).toEqual([false]);
});

it('followWithWrites reports the answer to a write even where the SDK emits no snapshot for it', async () => {
  const snapshot = await unansweredSnapshot('silent');
  expect(await describeFailure(snapshot)).toEqual([
    [snapshot, true],
    [snapshot, false],
  ]);
});

it('followWithWrites never reports an older snapshot after a newer one', async () => {
  const [old, last] = [await unansweredSnapshot('old'), await unansweredSnapshot('last')];
  expect(await describeFailure(old, last)).toEqual([
    [old, true],
    [last, true],
    [last, false],
  ]);
});

it('followWithWrites reports nothing after it is stopped', async () => {
  const snapshot = await unansweredSnapshot('stopped');
  const received: boolean[] = [];
  const stop = followWithWrites<DocumentSnapshot>(
    (say) => {
      say(snapshot);
      return () => undefined;
    },
    (_, unanswered) => received.push(unanswered),
  );
  stop();
  // Another one's answer comes after that of the first would have.
  await describeFailure(snapshot);
  expect(received).toEqual([true]);
});

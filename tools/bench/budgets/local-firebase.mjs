import { Firestore } from '@google-cloud/firestore';
import { ownServerBudgets } from '../lib/local-firebase-server.mjs';
import { memoryOf } from '../lib/processes.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { quantile } from '../lib/statistics.mjs';

const WRITES = 200;
const WARM_UP = 100;

function clientOf(address) {
  const { hostname, port } = new URL(address);
  return new Firestore({
    projectId: 'demo-tarjetero',
    host: `${hostname}:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}

/** Measures the times from one client's write to another's snapshot of it, in milliseconds, one after another. */
async function snapshotDelays(address) {
  const writer = clientOf(address);
  const reader = clientOf(address);
  const path = 'benchSnapshots/one';
  let arrived = (_value) => {};
  const stop = reader.doc(path).onSnapshot(
    (snapshot) => arrived(snapshot.get('turn')),
    (error) => console.error(error),
  );
  const delays = [];
  try {
    for (let turn = 0; turn < WARM_UP + WRITES; turn++) {
      const seen = new Promise((resolve) => {
        arrived = (value) => {
          if (value === turn) resolve(null);
        };
      });
      const startedAt = performance.now();
      await Promise.all([writer.doc(path).set({ turn }), seen]);
      if (turn >= WARM_UP) delays.push(performance.now() - startedAt);
    }
  } finally {
    stop();
    await writer.doc(path).delete();
    await Promise.all([writer.terminate(), reader.terminate()]);
  }
  return delays;
}

/**
 * Measures how soon a change is seen elsewhere, what an idle server weighs, and what servers started for the purpose can do.
 *
 * @param {{ addresses: { firestore: string }, localFirebase: { pid: () => number } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* localFirebaseBudgets({ addresses, localFirebase }) {
  yield told('local-firebase: memory when idle', memoryOf([localFirebase.pid()]), 'MB');
  const delays = await snapshotDelays(addresses.firestore);
  const middle = quantile(delays, 0.5);
  const late = quantile(delays, 0.95);
  yield atMost(
    "local-firebase: write → other client's snapshot, 95th percentile against median",
    late / middle,
    3,
    '×',
    `${late.toFixed(1)} against ${middle.toFixed(1)} ms, ${delays.length} writes`,
  );
  yield* ownServerBudgets();
}

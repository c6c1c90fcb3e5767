import { execFileSync } from 'node:child_process';
import { Firestore } from '@google-cloud/firestore';
import { ownServerBudgets } from '../lib/local-firebase-server.mjs';
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

/** From one client's write to another's snapshot of it, in milliseconds, one after another. */
async function snapshotDelays(address) {
  const writer = clientOf(address);
  const reader = clientOf(address);
  const path = 'benchSnapshots/one';
  let arrived = () => {};
  const stop = reader.doc(path).onSnapshot(
    (snapshot) => arrived(snapshot.get('turn')),
    (error) => console.error(error),
  );
  const delays = [];
  try {
    for (let turn = 0; turn < WARM_UP + WRITES; turn++) {
      const seen = new Promise((resolve) => {
        arrived = (value) => value === turn && resolve();
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

/** Resident memory of a process and all that it started, in MB; null where it can't be told. */
function memoryOfTree(rootPid) {
  try {
    const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    const rows = table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const family = new Set([rootPid]);
    for (let grew = true; grew;) {
      const before = family.size;
      for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid);
      grew = family.size > before;
    }
    return rows.filter(([pid]) => family.has(pid)).reduce((sum, [, , rss]) => sum + rss, 0) / 1024;
  } catch {
    return null;
  }
}

/**
 * How soon a change is seen elsewhere, what an idle stack weighs, and what servers started for the purpose can do.
 *
 * @param {{ addresses: { firestore: string }, localFirebase: { pid: () => number } }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function localFirebaseBudgets({ addresses, localFirebase }) {
  const whole = memoryOfTree(process.pid);
  const own = memoryOfTree(localFirebase.pid());
  const delays = await snapshotDelays(addresses.firestore);
  const middle = quantile(delays, 0.5);
  const late = quantile(delays, 0.95);
  return [
    atMost(
      "local-firebase: write → other client's snapshot, 95th percentile against median",
      late / middle,
      3,
      '×',
      `${late.toFixed(1)} against ${middle.toFixed(1)} ms, ${delays.length} writes`,
    ),
    ...(whole === null ? [] : [told('stack: memory when idle, bench included', Math.round(whole), 'MB')]),
    ...(own === null ? [] : [told('local-firebase: memory when idle', Math.round(own), 'MB')]),
    ...(await ownServerBudgets()),
  ];
}

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { writeAudited } from './access/audited';
import { anAdmin, aSyncRun, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const marta = () => actors.user('marta');
const RUN = 'syncRuns/run1';
const counts = { tried: 3, done: 2, failed: 1 };

/** Stores a roll-out, and returns an administrator's change of it. */
async function arrange(stored: object) {
  const before = { ...aSyncRun(STORED), ...stored };
  await actors.arrange(async (db) => {
    await setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta'));
    await setDoc(doc(db, RUN), before);
  });
  return (change: object) =>
    writeAudited(marta(), 'marta', {
      path: RUN,
      before,
      after: { ...before, ...change, updatedAt: serverTimestamp(), revision: 2 },
    });
}

it('a running roll-out can be paused without any other change', async () => {
  const change = await arrange({ counts, isDrawn: true, stage: 1 });
  await assertFails(change({ state: 'paused', counts: { ...counts, failed: 0 } }));
  await assertFails(change({ state: 'paused', isDrawn: false }));
  await assertFails(change({ state: 'paused', percentage: 100 }));
  await assertFails(change({ state: 'paused', stage: 2 }));
  await assertSucceeds(change({ state: 'paused' }));
});

it('a roll-out is started, finished and undone by functions only', async () => {
  const running = await arrange({ state: 'running' });
  for (const state of ['running', 'finished', 'failed', 'halted', 'undoing', 'undone'])
    await assertFails(running({ state }));
  for (const state of ['paused', 'stopped', 'finished', 'failed', 'halted', 'undoing', 'undone']) {
    const change = await arrange({ state });
    await assertFails(change({ state: 'running', percentage: 100 }));
    await assertFails(change({ state: 'running' }));
  }
});

it('a roll-out can’t be created by a client', async () => {
  await actors.arrange((db) => setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta')));
  const creation = { path: RUN, before: null, after: { ...aSyncRun(), startedBy: 'marta' } };
  await assertFails(writeAudited(marta(), 'marta', creation));
});

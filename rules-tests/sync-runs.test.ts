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

it('a roll-out that has counts is paused and resumed, and its counts stay the functions’', async () => {
  const change = await arrange({ counts, isDrawn: true });
  await assertFails(change({ state: 'paused', counts: { ...counts, failed: 0 } }));
  await assertFails(change({ state: 'paused', isDrawn: false }));
  await assertSucceeds(change({ state: 'paused' }));
});

it('one that is being undone is started by nobody, and no administrator says that it is undone', async () => {
  const undoing = await arrange({ state: 'undoing', percentage: 0 });
  await assertFails(undoing({ state: 'running', percentage: 100 }));
  const running = await arrange({ state: 'running' });
  for (const state of ['halted', 'undoing', 'undone']) await assertFails(running({ state }));
});

it('one that has stopped by itself may be started again, with a share', async () => {
  const change = await arrange({ state: 'halted', percentage: 0, counts });
  await assertFails(change({ state: 'running', percentage: 0 }));
  await assertSucceeds(change({ state: 'running', percentage: 5 }));
});

import { Timestamp } from 'firebase-admin/firestore';
import { adminRoleOf, NO_SYNC_COUNTS, roleMay, type SyncState } from 'shared-lib/model';
import { logChange } from '../../administration/audit-entry';
import { storeAlert } from '../../monitoring/store-alert';
import { notify } from '../../notifications/notify';
import { countDue } from './due-places';
import { requireRun, runRef, stageOf, type RunContext, type StoredRun } from './sync-run';

/** Author of a run's own actions in the log. */
const ITSELF = { uid: 'system', email: '' };

/** Most administrators who are notified that a run has stopped. */
const MAX_TOLD = 100;

/**
 * Ends a run that is in a given state, with its entry in the log; one that has been started again since continues.
 *
 * @param of - The run as its driver knows it.
 * @param from - State that it has to be in; somebody may have stopped it meanwhile.
 * @param to - Its next state; a function gets the run as it is.
 * @returns The run as it is now, and whether this call changed it.
 */
export async function endRun(
  { db, now }: RunContext,
  runId: string,
  of: StoredRun,
  from: SyncState,
  to: (run: StoredRun) => Pick<StoredRun, 'state' | 'percentage'>,
): Promise<{ run: StoredRun; isEnded: boolean }> {
  return db.runTransaction(async (transaction) => {
    const before = requireRun(await transaction.get(runRef(db, runId)));
    if (before.state !== from || stageOf(before) !== stageOf(of)) return { run: before, isEnded: false };
    const revision = Number(before.revision ?? 0) + 1;
    const after: StoredRun = { ...before, ...to(before), updatedAt: Timestamp.fromMillis(now), revision };
    transaction.set(runRef(db, runId), after);
    const change = { collection: 'syncRuns', docId: runId, revision, before, after };
    logChange(transaction, { db, now, ...ITSELF }, change);
    return { run: after, isEnded: true };
  });
}

/** Notifies administrators that a run has stopped by itself, and raises an alert. */
async function tellOfHalt(context: RunContext, { templateId, version, counts }: StoredRun): Promise<void> {
  const { db } = context;
  const { failed, tried } = { ...NO_SYNC_COUNTS, ...counts };
  const [template, admins] = await Promise.all([
    db.doc(`userTemplates/${templateId}`).get(),
    db.collection('admins').limit(MAX_TOLD).select('role').get(),
  ]);
  const name = String(template.get('name') ?? templateId).slice(0, 80);
  const batch = db.batch();
  const event = { kind: 'roll-out-halted', template: name, version } as const;
  for (const { id } of admins.docs.filter((admin) => roleMay(adminRoleOf(admin.get('role')), 'design')))
    notify(batch, context, id, { ...event, failed: String(failed), tried: String(tried) });
  await batch.commit();
  await storeAlert(context, {
    title: `La distribución de «${name}» se ha parado sola`,
    type: 'roll-out-halted',
    severity: 'high',
    description: `La ${version} ha fallado en ${failed} de ${tried} tarjetas. Mira los fallos en Sincronización.`,
    metadata: { templateId, version },
    metrics: { failed, tried },
    userId: '',
    ip: '',
    userAgent: '',
  });
}

/** Stops a run that fails too often: nothing more is distributed, and administrators are notified. */
export async function haltRun(context: RunContext, runId: string, of: StoredRun): Promise<StoredRun> {
  const { run, isEnded } = await endRun(context, runId, of, 'running', () => ({
    state: 'halted',
    percentage: 0,
  }));
  if (isEnded) await tellOfHalt(context, run);
  return run;
}

/**
 * Ends a stage once all of its rendered places have been tried. It has reached every card only where none waits for the version any more: a
 * place may have been added or changed since the rendering.
 */
export async function finishRun(context: RunContext, runId: string, of: StoredRun): Promise<StoredRun> {
  const { db } = context;
  const failures = await runRef(db, runId).collection('failures').limit(1).get();
  const isWhole = of.percentage === 100 && (await countDue(db, of)) === 0;
  const { run } = await endRun(context, runId, of, 'running', ({ percentage }) => ({
    state: failures.empty ? (isWhole ? 'finished' : 'reached') : 'failed',
    percentage,
  }));
  return run;
}

import { SYNC_LEASE_MS } from 'shared-lib/model';
import { Refusal } from '../refusal';
import type { Job } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';
import { applyNext } from '../templates/sync/apply-sync';
import { leaseRun, releaseRun, type StoredRun } from '../templates/sync/sync-run';
import { undoNext } from '../templates/sync/undo-sync';

/** Most runs that one call processes. */
const RUNS = 20;

/** Name under which the job has a run. */
const DRIVER = 'job';

type RequireOpen = (run: StoredRun | undefined) => asserts run is StoredRun;

/** Returns the check of a run that the job may have: one that was started a moment ago is for the browser that did. */
const openAt =
  (now: number): RequireOpen =>
  (run) => {
    if (run?.state === 'undoing') return;
    if (run?.state !== 'running') throw new Refusal('sync-not-running');
    if (now < (run.updatedAt?.toMillis() ?? 0) + SYNC_LEASE_MS) throw new Refusal('sync-busy');
  };

/**
 * Continues roll-outs, and the undoing of them, that no browser drives any more: puts rendered markup onto the cards. Places that
 * weren't rendered wait for an administrator's browser, as templates' code runs nowhere else.
 */
export const rollOutTemplates: Job = async (context) => {
  const { db } = context;
  const requireOpen: RequireOpen = openAt(context.now);
  const open = await db.collection('syncRuns').where('state', 'in', ['running', 'undoing']).limit(RUNS).get();
  return tryEach(
    context,
    open.docs,
    ({ ref }) => ref.path,
    async ({ id }) => {
      let pieces = 0;
      try {
        let run = await leaseRun(context, id, { driver: DRIVER }, requireOpen);
        const next = run.state === 'undoing' ? undoNext : applyNext;
        for (let isThrough = false; !isThrough && !context.isOver?.(); pieces += 1)
          ({ run, isThrough } = await next(context, id, run));
        // A browser that wants to render the rest needn't wait for the lease to end.
        await releaseRun(context, id, DRIVER);
      } catch (error) {
        // A browser has it, or somebody has stopped it.
        if (!(error instanceof Refusal)) throw error;
      }
      return pieces;
    },
  );
};

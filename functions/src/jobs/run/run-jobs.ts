import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { storeAlertOnce } from '../../monitoring/store-alert-once';
import type { Job, JobContext } from '../../scheduling/job';

/**
 * Result of each job: the number of pieces that it handled and what failed of them, or why it failed as a whole; `isTold` where the job itself
 * raises an alert about all that failed.
 */
export type JobReport = Record<
  string,
  { done: number; failed?: string[]; isTold?: boolean } | { error: string }
>;

/** Time in which a job begins pieces of work, in milliseconds; the last of them may take longer. */
export const BUDGET_MS = 30_000;

/** Time after which a call begins no further job, in milliseconds: well before the service's own end. */
const CALL_MS = 200_000;

/** Most failures of one job that a report names. */
const TOLD = 20;

async function runJob(job: Job, context: JobContext): Promise<JobReport[string]> {
  const failed: string[] = [];
  let isTold = true;
  try {
    const take: JobContext['onFailure'] = (what, _error, options) => {
      failed.push(what);
      isTold &&= options?.isTold === true;
    };
    const until = Date.now() + BUDGET_MS;
    const limits = { onFailure: take, isOver: () => Date.now() > until };
    const done = await job({ ...context, ...limits });
    return failed.length > 0 ? { done, failed, ...(isTold && { isTold }) } : { done };
  } catch (error) {
    logger.error('A job failed', redact({ error }));
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Raises an alert about a failing job, once a day. If that fails too, the other jobs still run. */
async function alertOfJob(context: JobContext, name: string, failed: readonly string[]): Promise<void> {
  try {
    const trouble = {
      title: 'Una tarea periódica falla',
      type: 'job-failed',
      description: `${name}: mira el registro de las funciones.`,
      metadata: { job: name, first: (failed[0] ?? '').slice(0, 200) },
      metrics: { failed: failed.length },
    };
    // Not in the job's own document, which the job writes as a whole.
    await storeAlertOnce(context, context.db.doc('jobs/failures'), trouble, name);
  } catch (error) {
    logger.error(`The trouble of job ${name} can’t be told`, redact({ error }));
  }
}

/**
 * Runs every job of a table and returns a report; a failing job doesn't stop the others. Those for which the call has no time left
 * are the next call's.
 *
 * @param onJob - Called after each job, with how long it took in milliseconds.
 */
export async function runJobs(
  table: Readonly<Record<string, Job>>,
  context: JobContext,
  onJob: (name: string, outcome: JobReport[string], tookMs: number) => void = () => {},
): Promise<JobReport> {
  const report: JobReport = {};
  const callUntil = Date.now() + CALL_MS;
  for (const [name, job] of Object.entries(table)) {
    const startedAt = Date.now();
    if (startedAt > callUntil) break;
    const outcome = await runJob(job, context);
    onJob(name, outcome, Date.now() - startedAt);
    report[name] = outcome;
    const failed = 'error' in outcome ? [outcome.error] : (outcome.failed ?? []);
    if (failed.length === 0) continue;
    logger.error(`Job ${name} failed in ${failed.length}`, redact({ failed: failed.slice(0, TOLD) }));
    if (!('isTold' in outcome)) await alertOfJob(context, name, failed);
  }
  return report;
}

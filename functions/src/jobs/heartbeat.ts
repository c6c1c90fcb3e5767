import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { JobState } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { keepAlertOnce } from '../monitoring/keep-alert-once';
import type { Job, JobContext } from '../scheduling/job';
import { runJobs, type JobReport } from './run-jobs';

/** Services that run jobs, every minute. */
export type JobService = 'jobs' | 'mail';

const OTHER: Record<JobService, JobService> = { jobs: 'mail', mail: 'jobs' };

/** Time after which a job without a success is late, and a service without a run silent, in milliseconds. */
export const LATE_MS = 15 * MINUTE_MS;

/** Last runs of a job, as they are stored. */
interface Beat {
  at: Timestamp;
  tookMs: number;
  done: number;
  okAt: Timestamp | null;
  failedAt: Timestamp | null;
  failure: string;
}

type Beats = Partial<Record<JobService, { at: Timestamp; jobs: Record<string, Beat> }>>;

const heartbeats = (db: Firestore) => db.doc('jobs/heartbeats');

const readBeats = async (db: Firestore) => ((await heartbeats(db).get()).data() ?? {}) as Beats;

/** Returns a job's beat after a run. */
function nextBeat(before: Beat | undefined, outcome: JobReport[string], at: Timestamp, tookMs: number): Beat {
  const [failure] = 'error' in outcome ? [outcome.error] : (outcome.failed ?? []);
  return {
    ...{ at, tookMs, done: 'error' in outcome ? 0 : outcome.done },
    okAt: failure === undefined ? at : (before?.okAt ?? null),
    failedAt: failure === undefined ? (before?.failedAt ?? null) : at,
    failure: failure === undefined ? (before?.failure ?? '') : failure.slice(0, 200),
  };
}

const isLate = (beat: Pick<Beat, 'okAt'>, now: number) =>
  beat.okAt !== null && now - beat.okAt.toMillis() > LATE_MS;

async function tell(context: JobContext, type: string, title: string, what: string): Promise<void> {
  const description = `${what}: mira el registro de las funciones y docs/operations.`;
  await keepAlertOnce(context, context.db.doc('jobs/lateness'), { title, type, description });
}

/**
 * Runs the jobs of a service, those that waited longest first, and stores a heartbeat of each. A job that hasn't succeeded for a
 * while is told as an alert, and so is the other service when it has fallen silent.
 */
export async function runService(
  service: JobService,
  table: Readonly<Record<string, Job>>,
  context: JobContext,
): Promise<JobReport> {
  const { db, now } = context;
  const stored = await readBeats(db);
  const before = stored[service]?.jobs ?? {};
  const waited = (name: string) => before[name]?.at.toMillis() ?? 0;
  const names = Object.keys(table).sort((one, other) => waited(one) - waited(other));
  const at = Timestamp.fromMillis(now);
  const beats: Record<string, Beat> = Object.fromEntries(
    Object.entries(before).filter(([name]) => name in table),
  );
  const ordered = Object.fromEntries(names.map((name) => [name, table[name]!]));
  const report = await runJobs(ordered, context, (name, outcome, tookMs) => {
    beats[name] = nextBeat(before[name], outcome, at, tookMs);
  });
  await heartbeats(db).set({ [service]: { at, jobs: beats } }, { mergeFields: [service] });
  try {
    const late = names.filter((name) => beats[name] && isLate(beats[name], now));
    if (late.length > 0) await tell(context, 'job-late', 'Una tarea periódica se retrasa', late.join(', '));
    const other = stored[OTHER[service]]?.at;
    if (other && now - other.toMillis() > LATE_MS)
      await tell(context, 'service-silent', 'Un servicio de tareas no se ejecuta', OTHER[service]);
  } catch (error) {
    logger.error('The lateness of jobs can’t be told', redact({ error }));
  }
  return report;
}

/** Reads the state of every job that has run, by service. */
export async function readJobStates({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<JobState[]> {
  const stored = await readBeats(db);
  const millis = (time: Timestamp | null) => time?.toMillis() ?? null;
  return Object.values(stored).flatMap(({ jobs }) =>
    Object.entries(jobs).map(([name, beat]) => ({
      ...{ name, tookMs: beat.tookMs, failure: beat.failure },
      ranAt: beat.at.toMillis(),
      okAt: millis(beat.okAt),
      failedAt: millis(beat.failedAt),
      isLate: isLate(beat, now) || now - beat.at.toMillis() > LATE_MS,
    })),
  );
}

import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { RUNS_KEPT, type JobState } from 'shared-lib/model';
import { redact, redactText } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { storeAlertOnce } from '../../monitoring/store-alert-once';
import { SETTING_TABLE } from '../../setting-table';
import type { Job, JobContext } from '../../scheduling/job';
import { readStored, timestamp } from '../../stored/read-stored';
import { runJobs, type JobReport } from './run-jobs';
import { watchRun, type JobService } from './watch-run';

const OTHER: Record<JobService, JobService> = { jobs: 'mail', mail: 'jobs' };

/** Time after which a job without a success is late, and a service without a run silent, in milliseconds. */
export const LATE_MS = 15 * MINUTE_MS;

const run = { at: timestamp, tookMs: z.number(), done: z.number(), failure: z.string() };

const beatSchema = z.object({
  ...run,
  okAt: timestamp.nullable(),
  failedAt: timestamp.nullable(),
  /** Last runs that did something or failed, the latest first; missing in older beats. */
  runs: z.array(z.object(run)).optional(),
});

/** Last runs of a job, as they are stored. */
type Beat = z.infer<typeof beatSchema>;

const serviceSchema = z.object({
  at: timestamp,
  /** Since when it has run without a long pause; missing in older beats. */
  since: timestamp.optional(),
  jobs: z.record(z.string(), beatSchema),
  secrets: z.array(z.string()).optional(),
});

/** Beats of a service, and the secrets that it gets, by name. */
type ServiceBeats = z.infer<typeof serviceSchema>;

const beatsSchema = z.object({
  jobs: serviceSchema.optional(),
  mail: serviceSchema.optional(),
  /** Times at which an administrator requested a job, by its name. */
  asked: z.record(z.string(), timestamp).optional(),
});

type Beats = z.infer<typeof beatsSchema>;

const heartbeats = (db: Firestore) => db.doc('jobs/heartbeats');

const servicesIn = ({ jobs, mail }: Beats) => [jobs, mail].filter((service) => service !== undefined);

/** Secrets that a service may get; only whether they are set is reported, never their values. */
const SECRETS = SETTING_TABLE.filter(({ kind }) => kind === 'secret').map(({ name }) => name);

const readBeats = async (db: Firestore): Promise<Beats> =>
  readStored(beatsSchema, await heartbeats(db).get()) ?? {};

/** Returns a job's beat after a run. */
function nextBeat(before: Beat | undefined, outcome: JobReport[string], at: Timestamp, tookMs: number): Beat {
  const [first] = 'error' in outcome ? [outcome.error] : (outcome.failed ?? []);
  const failure = first === undefined ? undefined : redactText(first).slice(0, 200);
  const done = 'error' in outcome ? 0 : outcome.done;
  const runs = before?.runs ?? [];
  const isNotable = done > 0 || failure !== undefined;
  return {
    ...{ at, tookMs, done },
    okAt: failure === undefined ? at : (before?.okAt ?? null),
    failedAt: failure === undefined ? (before?.failedAt ?? null) : at,
    failure: failure === undefined ? (before?.failure ?? '') : failure,
    runs: isNotable ? [{ at, tookMs, done, failure: failure ?? '' }, ...runs].slice(0, RUNS_KEPT) : runs,
  };
}

/**
 * Returns since when a service has run without a long pause. What was due in a pause is late only when it is still due a while
 * after it: a stack that was stopped for a night is no trouble.
 */
function runningSince(stored: ServiceBeats | undefined, at: Timestamp): Timestamp {
  if (!stored || at.toMillis() - stored.at.toMillis() > LATE_MS) return at;
  return stored.since ?? stored.at;
}

const isLateSince = (last: Timestamp, since: Timestamp, now: number) =>
  now - Math.max(last.toMillis(), since.toMillis()) > LATE_MS;

const isLate = ({ okAt }: Pick<Beat, 'okAt'>, since: Timestamp, now: number) =>
  okAt !== null && isLateSince(okAt, since, now);

async function tell(context: JobContext, type: string, title: string, what: string): Promise<void> {
  const description = `${what}: mira el registro de las funciones y docs/operations.`;
  await storeAlertOnce(context, context.db.doc('jobs/lateness'), { title, type, description });
}

/**
 * Runs the jobs of a service, those that waited longest first, and stores a heartbeat of each. A job that hasn't succeeded for a while
 * raises an alert, and so does the other service when it has stopped sending heartbeats. A job that ends the whole process doesn't keep the
 * others from running ({@link watchRun}).
 */
export async function runService(
  service: JobService,
  table: Readonly<Record<string, Job>>,
  context: JobContext,
): Promise<JobReport> {
  const { db, now } = context;
  const stored = await readBeats(db);
  const before = stored[service]?.jobs ?? {};
  const at = Timestamp.fromMillis(now);
  const watch = await watchRun(context, service);
  const isRequested = (name: string) => stored.asked?.[name] !== undefined;
  const waited = (name: string) => (isRequested(name) ? -1 : (before[name]?.at.toMillis() ?? 0));
  const inTurn = Object.entries(table).sort(
    ([one], [other]) => watch.crashes(one) - watch.crashes(other) || waited(one) - waited(other),
  );
  const beats: Record<string, Beat> = Object.fromEntries(
    Object.entries(before).filter(([name]) => name in table),
  );
  const ordered = Object.fromEntries(inTurn.map(([name, job]) => [name, watch.over(name, job)]));
  const report = await runJobs(ordered, context, (name, outcome, tookMs) => {
    beats[name] = nextBeat(before[name], outcome, at, tookMs);
  });
  await watch.end(Object.keys(report));
  const secrets = SECRETS.filter((name) => process.env[name]);
  const since = runningSince(stored[service], at);
  await heartbeats(db).set({ [service]: { at, since, jobs: beats, secrets } }, { mergeFields: [service] });
  const answered = Object.keys(report).filter(isRequested);
  if (answered.length > 0)
    await heartbeats(db).update(
      Object.fromEntries(answered.map((name) => [`asked.${name}`, FieldValue.delete()])),
    );
  try {
    const late = Object.keys(ordered).filter((name) => beats[name] && isLate(beats[name], since, now));
    if (late.length > 0) await tell(context, 'job-late', 'Una tarea periódica se retrasa', late.join(', '));
    const other = stored[OTHER[service]]?.at;
    if (other && isLateSince(other, since, now))
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
  return servicesIn(stored).flatMap(({ at, since = at, jobs }) =>
    Object.entries(jobs).map(([name, beat]) => ({
      ...{ name, tookMs: beat.tookMs, failure: beat.failure },
      ranAt: beat.at.toMillis(),
      okAt: millis(beat.okAt),
      failedAt: millis(beat.failedAt),
      isLate: isLate(beat, since, now) || now - beat.at.toMillis() > LATE_MS,
      isAsked: stored.asked?.[name] !== undefined,
      runs: (beat.runs ?? []).map((run) => ({ ...run, at: run.at.toMillis() })),
    })),
  );
}

/** Last signs of life of the services of jobs, in milliseconds since the epoch; `null` for none yet. */
export interface Pulse {
  jobsRanAt: number | null;
  mailRanAt: number | null;
  /** Last success of the delivery of mail. */
  mailOkAt: number | null;
}

/** Reads the services' last signs of life: one read. */
export async function readPulse(db: Firestore): Promise<Pulse> {
  const { jobs, mail } = await readBeats(db);
  return {
    jobsRanAt: jobs?.at.toMillis() ?? null,
    mailRanAt: mail?.at.toMillis() ?? null,
    mailOkAt: mail?.jobs['deliverOutbox']?.okAt?.toMillis() ?? null,
  };
}

/** Requests a job, which then runs first in its service's next minute. Returns false for one that no service has run. */
export async function askForJob({ db, now }: Pick<JobContext, 'db' | 'now'>, name: string): Promise<boolean> {
  const stored = await readBeats(db);
  if (!servicesIn(stored).some(({ jobs }) => Object.hasOwn(jobs, name))) return false;
  await heartbeats(db).set({ asked: { [name]: Timestamp.fromMillis(now) } }, { merge: true });
  return true;
}

/** Lists the names of the secrets that the services of jobs get; `null` before their first run. */
export async function readSecretNames(db: Firestore): Promise<ReadonlySet<string> | null> {
  const services = servicesIn(await readBeats(db));
  const known = services.flatMap(({ secrets }) => secrets ?? []);
  return services.some(({ secrets }) => secrets) ? new Set(known) : null;
}

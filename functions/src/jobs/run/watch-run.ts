import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readField, timestamp } from '../../stored/read-stored';
import type { Job, JobContext } from '../../scheduling/job';

/** Services that run jobs, every minute. */
export type JobService = 'jobs' | 'mail';

/** Ends of a service's process in one job, and when the last was. */
const crashesSchema = z.object({ times: z.number(), at: timestamp });

const runSchema = z.object({
  at: timestamp,
  /** Job that it is at, where that is stored; `null` after its end. */
  job: z.string().nullable(),
  hasEnded: z.boolean(),
  /** By the name of the job. */
  crashes: z.record(z.string(), crashesSchema),
});

/** Run of a service that has begun, as it is stored. */
type StoredRun = z.infer<typeof runSchema>;

/** Runs that may end in one job before it is left out, and the time for which it then is, in milliseconds. */
const MAX_CRASHES = 2;
const LEFT_OUT_MS = 60 * MINUTE_MS;

const runsRef = (db: Firestore) => db.doc('jobs/runs');

/** Returns the jobs in which the service's process has ended lately, with the run before this one. */
function crashesOf(before: StoredRun | undefined, now: number): StoredRun['crashes'] {
  const recent = Object.entries(before?.crashes ?? {}).filter(
    ([, { at }]) => now - at.toMillis() < LEFT_OUT_MS,
  );
  const known = Object.fromEntries(recent);
  if (!before || before.hasEnded || before.job === null) return known;
  return { ...known, [before.job]: { times: (known[before.job]?.times ?? 0) + 1, at: before.at } };
}

/** Watches one run of a service's jobs. */
interface RunWatch {
  /** Returns how often a job has ended the process lately. */
  crashes: (name: string) => number;
  /** Returns the job to run in its place: itself, or one that fails for a job that is left out. */
  over: (name: string, job: Job) => Job;
  /** Stores that the run has ended, after these jobs. */
  end: (names: readonly string[]) => Promise<void>;
}

/**
 * Stores that a run of a service's jobs has begun. A job may end the whole process, as one does whose data doesn't fit the
 * memory: the run after one that has never ended stores the name of each job before it begins. A job that has ended the
 * process twice is left out for an hour and fails, so that the others go on and somebody is alerted.
 */
export async function watchRun({ db, now }: JobContext, service: JobService): Promise<RunWatch> {
  const before = readField(runSchema.optional(), await runsRef(db).get(), service);
  const crashes = crashesOf(before, now);
  const isUnsure = before !== undefined && !before.hasEnded;
  const store = (run: Pick<StoredRun, 'job' | 'hasEnded'>) =>
    runsRef(db).set(
      { [service]: { at: Timestamp.fromMillis(now), crashes, ...run } satisfies StoredRun },
      { mergeFields: [service] },
    );
  await store({ job: null, hasEnded: false });
  const isLeftOut = (name: string) => (crashes[name]?.times ?? 0) >= MAX_CRASHES;
  return {
    crashes: (name) => crashes[name]?.times ?? 0,
    over: (name, job) => async (context) => {
      if (isLeftOut(name)) throw new Error(`it ended the service ${MAX_CRASHES} times`);
      if (isUnsure) await store({ job: name, hasEnded: false });
      return job(context);
    },
    end: async (names) => {
      for (const name of names) if (!isLeftOut(name)) delete crashes[name];
      await store({ job: null, hasEnded: true });
    },
  };
}

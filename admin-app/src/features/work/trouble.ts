import type { AccountWork, JobState } from 'shared-lib/model';

/** Attempts without progress after which work is worth another try by hand. */
const STUCK = 3;

/** Reports whether a job's last run failed. */
export const isFailing = ({ okAt, failedAt }: JobState): boolean =>
  failedAt !== null && failedAt > (okAt ?? 0);

/** Reports whether a job needs somebody. */
export const hasJobTrouble = (job: JobState): boolean => isFailing(job) || job.isLate;

/** Reports whether the work of an account failed or makes no progress. */
export const hasWorkTrouble = ({ state, attempts }: AccountWork): boolean =>
  state === 'failed' || attempts >= STUCK;

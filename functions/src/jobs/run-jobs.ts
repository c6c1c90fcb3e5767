import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type { Job, JobContext } from './job';

/** What each job dealt with, or why it failed. */
export type JobReport = Record<string, { done: number } | { error: string }>;

/** Runs every job of a table; one that fails doesn't stop the others. */
export async function runJobs(table: Readonly<Record<string, Job>>, context: JobContext): Promise<JobReport> {
  const report: JobReport = {};
  for (const [name, job] of Object.entries(table)) {
    try {
      report[name] = { done: await job(context) };
    } catch (error) {
      logger.error(`Job ${name} failed`, redact({ error }));
      report[name] = { error: error instanceof Error ? error.message : String(error) };
    }
  }
  return report;
}

import type { JobState, SystemState } from 'shared-lib/domain';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { messages } from './messages';
import styles from './settings.module.css';

const isFailing = ({ okAt, failedAt }: JobState) => failedAt !== null && failedAt > (okAt ?? 0);

/** Jobs that need somebody first, then by name. */
const inOrder = (jobs: readonly JobState[]) =>
  [...jobs].sort(
    (one, other) =>
      Number(isFailing(other) || other.isLate) - Number(isFailing(one) || one.isLate) ||
      nameOf(one).localeCompare(nameOf(other), 'es'),
  );

const nameOf = ({ name }: JobState) => messages.jobNames[name] ?? name;

function JobRow({ job }: { job: JobState }) {
  const failing = isFailing(job);
  return (
    <li>
      <div className={styles.flagWords}>
        <p className={styles.flagName}>{nameOf(job)}</p>
        <p className={styles.hint}>
          {messages.lastSuccess(job.okAt === null ? null : new Date(job.okAt))} · {messages.took(job.tookMs)}
        </p>
        {job.failedAt !== null && (
          <p className={styles.hint}>
            {messages.lastFailure(new Date(job.failedAt))} <code>{job.failure}</code>
          </p>
        )}
      </div>
      <StatusBadge tone={failing || job.isLate ? 'error' : 'success'}>
        {failing ? messages.jobFails : job.isLate ? messages.jobLate : messages.jobWorks}
      </StatusBadge>
    </li>
  );
}

/** Renders the periodic jobs, those that fail or are late first, and the mail that waits. */
export function JobList({ work }: { work: Pick<SystemState, 'jobs' | 'queue'> | null }) {
  return (
    <section aria-label={messages.jobs} className={styles.jobs}>
      <h3>{messages.jobs}</h3>
      {work === null ? (
        <p className={styles.hint}>{messages.jobsUnknown}</p>
      ) : (
        <>
          <p className={styles.hint}>{messages.queue(work.queue)}</p>
          {work.jobs.length === 0 && <p className={styles.hint}>{messages.noJobs}</p>}
          <ul className={styles.pieces}>
            {inOrder(work.jobs).map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

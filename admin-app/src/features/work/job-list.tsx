import { Button } from '@mantine/core';
import type { JobRun, JobState } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { ScrollTable } from '../../ui/lists/scroll-table';
import { messages } from './messages';
import { hasJobTrouble, isFailing } from './trouble';
import { useRetryWorkMutation } from './work-endpoints';
import styles from './work.module.css';

/** Jobs that fail first, then by name. */
const inOrder = (jobs: readonly JobState[]) =>
  [...jobs].sort(
    (one, other) =>
      Number(isFailing(other)) - Number(isFailing(one)) || nameOf(one).localeCompare(nameOf(other), 'es'),
  );

const nameOf = ({ name }: JobState) => messages.jobNames[name] ?? name;

function RunTable({ job, runs }: { job: string; runs: readonly JobRun[] }) {
  if (runs.length === 0) return <p className={styles.hint}>{messages.noRuns}</p>;
  const { run } = messages;
  return (
    <ScrollTable label={messages.runsOf(job)} isSmall>
      <thead>
        <tr>
          <th scope="col">{run.at}</th>
          <th scope="col" data-number>
            {run.done}
          </th>
          <th scope="col" data-number>
            {run.took}
          </th>
          <th scope="col">{run.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ at, done, tookMs, failure }) => (
          <tr key={at}>
            <th scope="row">{messages.moment(at)}</th>
            <td data-number>{done}</td>
            <td data-number>{messages.duration(tookMs)}</td>
            <td>{failure ? <code>{failure}</code> : run.ok}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function JobRow({ job, onChange }: { job: JobState; onChange: () => void }) {
  const [retry, { isLoading }] = useRetryWorkMutation();
  const failing = isFailing(job);
  const name = nameOf(job);
  const ask = async () => {
    if (!('error' in (await retry({ kind: 'job', name: job.name })))) onChange();
  };
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.hint}>
            {messages.lastSuccess(job.okAt)} · {messages.took(job.tookMs)}
          </p>
          {job.failedAt !== null && (
            <p className={styles.hint}>
              {messages.lastFailure(job.failedAt)} <code>{job.failure}</code>
            </p>
          )}
          {job.isAsked && <p className={styles.hint}>{messages.jobAsked}</p>}
        </div>
        <div className={styles.end}>
          <StatusBadge tone={hasJobTrouble(job) ? 'error' : 'success'}>
            {failing ? messages.jobFails : job.isLate ? messages.jobLate : messages.jobWorks}
          </StatusBadge>
          {hasJobTrouble(job) && !job.isAsked && (
            <Button
              variant="default"
              size="compact-md"
              loading={isLoading}
              aria-label={messages.runJobNamed(name)}
              onClick={() => void ask()}
            >
              {messages.runJob}
            </Button>
          )}
        </div>
      </div>
      <details className={styles.details}>
        <summary aria-label={messages.runsOf(name)}>{messages.runs}</summary>
        <RunTable job={name} runs={job.runs} />
      </details>
    </li>
  );
}

interface JobListProps {
  jobs: readonly JobState[];
  /** Called after a job was requested. */
  onChange: () => void;
}

/** Renders the periodic jobs with their last runs: those that fail or are late, then a line that opens those that work. */
export function JobList({ jobs, onChange }: JobListProps) {
  const troubled = inOrder(jobs.filter(hasJobTrouble));
  const working = inOrder(jobs.filter((job) => !hasJobTrouble(job)));
  return (
    <SectionCard title={messages.jobs} text={messages.jobsText}>
      {jobs.length === 0 && <p className={styles.hint}>{messages.noJobs}</p>}
      <Rows jobs={troubled} onChange={onChange} />
      {working.length > 0 && (
        <details className={styles.working}>
          <summary>{messages.jobsWork(working.length)}</summary>
          <Rows jobs={working} onChange={onChange} />
        </details>
      )}
    </SectionCard>
  );
}

function Rows({ jobs, onChange }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} onChange={onChange} />
      ))}
    </ul>
  );
}

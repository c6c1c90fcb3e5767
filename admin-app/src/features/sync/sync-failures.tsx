import { Button } from '@mantine/core';
import { useSyncFailuresQuery } from '../../template-data/sync-endpoints';
import { messages } from './messages';
import styles from './sync-page.module.css';

interface SyncFailuresProps {
  runId: string;
  disabled: boolean;
  onRetry: () => void;
}

/** The cards that a roll-out couldn't change, and why. */
export function SyncFailures({ runId, disabled, onRetry }: SyncFailuresProps) {
  const { data: failures = [] } = useSyncFailuresQuery(runId);
  if (failures.length === 0) return null;
  return (
    <section aria-label={messages.failures}>
      <ul className={styles.failures}>
        {failures.map(({ instanceId, slug, problem }) => (
          <li key={instanceId}>
            <strong>{messages.failure(slug)}</strong> {messages.problems[problem] ?? messages.otherProblem}
          </li>
        ))}
      </ul>
      <Button variant="default" disabled={disabled} onClick={onRetry}>
        {messages.retry}
      </Button>
    </section>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { useSyncFailuresQuery } from '../../template-data/sync-endpoints';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Shown unasked: each costs a read, and many roll-outs may be on the screen. */
const FIRST = 2;
const MOST = 100;

interface SyncFailuresProps {
  /** Of the template. */
  name: string;
  runId: string;
  disabled: boolean;
  onRetry: () => void;
}

/** The cards that a roll-out couldn't change, and why. */
export function SyncFailures({ name, runId, disabled, onRetry }: SyncFailuresProps) {
  const [all, setAll] = useState(false);
  const { data: found = [] } = useSyncFailuresQuery({ runId, most: all ? MOST : FIRST + 1 });
  if (found.length === 0) return null;
  const failures = all ? found : found.slice(0, FIRST);
  return (
    <section aria-label={messages.failures(name)}>
      <ul className={styles.failures}>
        {failures.map(({ instanceId, slug, problem }) => (
          <li key={instanceId}>
            <strong>{messages.failure(slug)}</strong> {messages.problems[problem] ?? messages.otherProblem}
          </li>
        ))}
      </ul>
      {!all && found.length > FIRST && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {messages.allFailures}
        </Button>
      )}
      <Button variant="default" disabled={disabled} onClick={onRetry}>
        {messages.retry}
      </Button>
    </section>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { useSyncFailuresQuery } from '../../template-data/sync-endpoints';
import { CardLine } from './card-line';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Failures that are shown at first, as each costs a read and many roll-outs may be on the screen. */
const FIRST = 2;
const MAX_SHOWN = 100;

interface SyncFailuresProps {
  /** Name of the template. */
  name: string;
  runId: string;
  disabled: boolean;
  onRetry: () => void;
}

/** Renders the cards that a roll-out couldn't change, with the reasons. */
export function SyncFailures({ name, runId, disabled, onRetry }: SyncFailuresProps) {
  const [all, setAll] = useState(false);
  const { data: found = [] } = useSyncFailuresQuery({ runId, most: all ? MAX_SHOWN : FIRST + 1 });
  if (found.length === 0) return null;
  const failures = all ? found : found.slice(0, FIRST);
  return (
    <section aria-label={messages.failures(name)}>
      <ul className={styles.failures}>
        {failures.map(({ instanceId, slug, ownerId, problem, detail }) => (
          <CardLine key={instanceId} slug={slug} ownerId={ownerId}>
            {messages.problems[problem] ?? messages.otherProblem} {detail && <code>{detail}</code>}{' '}
          </CardLine>
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

import { Suspense, useState } from 'react';
import { Button, Loader } from '@mantine/core';
import type { Template, TemplateVersion } from 'shared-lib/model';
import { useWrite } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { messages } from '../messages';
import styles from './templates.module.css';

const CodeComparison = lazyPart(() => import('../../../ui/code/code-comparison'));

const longDate = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

interface VersionItemProps {
  version: TemplateVersion;
  current: Template;
  /** Number of cards that have it. */
  cards: number;
  onGoBack: () => Promise<unknown>;
}

/** Renders one published version. */
export function VersionItem({ version, current, cards, onGoBack }: VersionItemProps) {
  const [compared, setCompared] = useState(false);
  const [asking, setAsking] = useState(false);
  const [goBack, { isLoading }] = useWrite(onGoBack);
  const isCurrent = version.version === current.version;

  return (
    <li className={styles.version}>
      <h3 className={styles.versionTitle}>
        {version.version}
        {isCurrent && <StatusBadge tone="success">{messages.current}</StatusBadge>}
      </h3>
      <p className={styles.meta}>
        {messages.publishedAt(longDate.format(version.publishedAt))} · {messages.onCards(cards)}
      </p>
      <p>{version.notes || messages.noNotes}</p>
      {!isCurrent && (
        <div className={styles.versionActions}>
          <Button variant="default" aria-expanded={compared} onClick={() => setCompared(!compared)}>
            {compared ? messages.hideComparison : messages.compare}
          </Button>
          <Button variant="light" onClick={() => setAsking(true)}>
            {messages.goBack}
          </Button>
        </div>
      )}
      {compared && (
        <Suspense fallback={<Loader />}>
          <CodeComparison before={version} after={current} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={asking}
        title={messages.goBackTitle(version.version)}
        confirm={messages.goBack}
        busy={isLoading}
        onConfirm={() => void goBack().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {messages.goBackText}
      </ConfirmDialog>
    </li>
  );
}

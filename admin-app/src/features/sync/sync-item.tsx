import { useState } from 'react';
import { Button, NativeSelect, Progress } from '@mantine/core';
import { syncRunIdOf, type SyncRun, type Template, type TemplateUse } from 'shared-lib/domain';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useSyncRunQuery } from '../../template-data/sync-endpoints';
import { useTemplateQuery } from '../../template-data/template-endpoints';
import { messages } from './messages';
import { SyncFailures } from './sync-failures';
import styles from './sync-page.module.css';
import { useRollOut } from './use-roll-out';
import { VersionsCompared } from './versions-compared';

/** Shares of the cards that a roll-out may begin with. */
const SHARES = [5, 25, 50, 100] as const;

interface SyncItemProps {
  templateId: string;
  /** `undefined` while it isn't counted. */
  use: TemplateUse | undefined;
  /** Asks for the use anew. */
  onCount: () => void;
}

/** One template: who is behind, and the way of the present version to them. */
export function SyncItem({ templateId, use, onCount }: SyncItemProps) {
  const { data: template } = useTemplateQuery({ id: templateId, from: 'userTemplates' });
  const { data: draft = null } = useTemplateQuery({ id: templateId, from: 'adminTemplates' });
  const runId = template ? syncRunIdOf(templateId, template.version) : null;
  const { data: run } = useSyncRunQuery(runId ?? '', { skip: runId === null });
  // Deleted or hidden meanwhile.
  if (template === null || template?.isPublic === false) return null;
  if (!template || run === undefined) return <SkeletonBlock height={120} radius={12} />;
  return <Distribution template={template} hasDraft={draft !== null} use={use} run={run} onCount={onCount} />;
}

interface DistributionProps extends Omit<SyncItemProps, 'templateId'> {
  template: Template;
  hasDraft: boolean;
  /** The roll-out of the present version, if there was one. */
  run: SyncRun | null;
}

function Distribution({ template, hasDraft, use, run, onCount }: DistributionProps) {
  const { isDriving, progress, start, halt } = useRollOut(template, onCount);
  const [share, setShare] = useState<number>(run?.percentage ?? 100);
  const [compared, setCompared] = useState(false);
  const [stopping, setStopping] = useState(false);
  const { version, name } = template;
  const versions = Object.entries(use?.byVersion ?? {}).filter(([, count]) => count > 0);
  const behind = versions.reduce((sum, [other, count]) => sum + (other === version ? 0 : count), 0);
  const oldest = versions.map(([other]) => other).find((other) => other !== version);
  const interrupted = run?.state === 'running' && !isDriving;
  const isBegun = run !== null && (run.state === 'paused' || run.state === 'stopped' || interrupted);

  return (
    <article className={styles.item} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {use && use.usage === 0 && <StatusBadge tone="neutral">{messages.unused}</StatusBadge>}
        {use && use.usage > 0 && behind === 0 && (
          <StatusBadge tone="success">{messages.upToDate}</StatusBadge>
        )}
        {behind > 0 && <StatusBadge tone="warning">{messages.behind(behind)}</StatusBadge>}
        {hasDraft && <StatusBadge tone="info">{messages.draft}</StatusBadge>}
        {run && <StatusBadge tone="neutral">{messages.states[run.state]}</StatusBadge>}
      </div>
      <p className={styles.meta}>{messages.current(version)}</p>
      {versions.length > 0 && (
        <dl className={styles.versions} aria-label={messages.byVersion}>
          {versions.map(([other, count]) => (
            <div key={other}>
              <dt>{other}</dt>
              <dd>{messages.cards(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {interrupted && <p role="status">{messages.elsewhere}</p>}
      {(behind > 0 || isDriving) && (
        <div className={styles.actions}>
          <NativeSelect
            label={messages.share}
            disabled={isDriving}
            data={SHARES.map((value) => ({ value: String(value), label: messages.shares(value) }))}
            value={String(share)}
            onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
          />
          {isDriving ? (
            <>
              <Button variant="default" onClick={() => void halt('paused', share)}>
                {messages.pause}
              </Button>
              <Button variant="light" color="red" onClick={() => setStopping(true)}>
                {messages.stop}
              </Button>
            </>
          ) : (
            <Button onClick={() => void start(share)}>
              {isBegun ? messages.resume : messages.start(version)}
            </Button>
          )}
          {oldest && (
            <Button variant="default" aria-expanded={compared} onClick={() => setCompared(!compared)}>
              {compared ? messages.hideComparison : messages.compare}
            </Button>
          )}
        </div>
      )}
      {progress && (
        <div role="status" className={styles.progress}>
          {isDriving && (
            <Progress
              aria-label={messages.progress(progress.looked, Math.max(progress.outdated, progress.looked))}
              value={(progress.looked / Math.max(progress.outdated, progress.looked, 1)) * 100}
            />
          )}
          <p>{messages.outcome(progress.done, progress.failed)}</p>
        </div>
      )}
      {run && (
        <SyncFailures
          runId={run.id}
          disabled={isDriving}
          onRetry={() => void start(share, { retry: true })}
        />
      )}
      {compared && oldest && <VersionsCompared template={template} before={oldest} />}
      <ConfirmDialog
        opened={stopping}
        title={messages.stopTitle}
        confirm={messages.stop}
        danger
        onConfirm={() => {
          setStopping(false);
          void halt('stopped', share);
        }}
        onCancel={() => setStopping(false)}
      >
        {messages.stopText}
      </ConfirmDialog>
    </article>
  );
}

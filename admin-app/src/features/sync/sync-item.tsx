import { useState } from 'react';
import { Button, NativeSelect, Progress } from '@mantine/core';
import { syncRunIdOf, type SyncRun, type TemplateListEntry, type TemplateUse } from 'shared-lib/domain';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useSyncRunsQuery } from '../../template-data/sync-endpoints';
import { PanelArticle } from '../../ui/panel';
import { messages } from './messages';
import { SyncFailures } from './sync-failures';
import styles from './sync-page.module.css';
import { cardsBehind } from './templates-in-use';
import { useRollOut } from './use-roll-out';
import { VersionsCompared } from './versions-compared';

/** Percentages that a roll-out may start with. */
const SHARES = [5, 25, 50, 100] as const;

interface SyncItemProps {
  template: TemplateListEntry;
  use: TemplateUse;
  /** Ids of the roll-outs that are followed together; the same for all of them. */
  runIds: string[];
  /** Counts the use again. */
  onCount: () => void;
}

/** Renders one template in use: the cards with another version, and its roll-out to them. */
export function SyncItem({ runIds, ...rest }: SyncItemProps) {
  const { data: runs } = useSyncRunsQuery(runIds);
  const { id, version } = rest.template;
  if (!runs) return <SkeletonBlock height={120} radius={12} />;
  return <Distribution {...rest} run={runs[syncRunIdOf(id, version)] ?? null} />;
}

interface DistributionProps extends Omit<SyncItemProps, 'runIds'> {
  /** Roll-out of the present version; `null` for none. */
  run: SyncRun | null;
}

function Distribution({ template, use, run, onCount }: DistributionProps) {
  const { isDriving, progress, start, halt } = useRollOut(template, onCount);
  const [share, setShare] = useState<number>(run?.percentage ?? 100);
  const [compared, setCompared] = useState(false);
  const [stopping, setStopping] = useState(false);
  const { version, name } = template;
  const versions = Object.entries(use.byVersion);
  const behind = cardsBehind(template, use);
  const oldest = versions.map(([other]) => other).find((other) => other !== version);
  const interrupted = run?.state === 'running' && !isDriving;
  const isBegun = run !== null && (run.state !== 'running' || interrupted);

  return (
    <PanelArticle label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {behind === 0 && <StatusBadge tone="success">{messages.upToDate}</StatusBadge>}
        {behind > 0 && <StatusBadge tone="warning">{messages.behind(behind)}</StatusBadge>}
        {template.hasDraft && <StatusBadge tone="info">{messages.draft}</StatusBadge>}
        {run && (
          <StatusBadge tone={run.state === 'failed' ? 'error' : 'neutral'}>
            {messages.states[run.state]}
          </StatusBadge>
        )}
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
      {/* A card that failed is behind. */}
      {run && behind > 0 && (
        <SyncFailures
          name={template.name}
          runId={run.id}
          disabled={isDriving}
          onRetry={() => void start(share, { retry: true })}
        />
      )}
      {compared && oldest && <VersionsCompared entry={template} oldest={oldest} behind={behind} />}
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
    </PanelArticle>
  );
}

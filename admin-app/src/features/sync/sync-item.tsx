import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { syncRunIdOf, type SyncRun, type TemplateListEntry, type TemplateUse } from 'shared-lib/domain';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useSyncRunsQuery } from '../../template-data/sync-endpoints';
import { PanelArticle } from '../../ui/panel';
import { messages } from './messages';
import { RollOutState } from './roll-out-state';
import { SyncFailures } from './sync-failures';
import { SyncLeft } from './sync-left';
import styles from './sync-page.module.css';
import { cardsBehind } from './templates-in-use';
import { UndoRollOut } from './undo-roll-out';
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

/** Tones of the states that ask for something. */
const TONES: Partial<Record<SyncRun['state'], 'error' | 'warning'>> = {
  failed: 'error',
  halted: 'error',
  undoing: 'warning',
};

function Distribution({ template, use, run, onCount }: DistributionProps) {
  const control = useRollOut(template, onCount);
  const { isDriving, outdated, start, halt } = control;
  const [share, setShare] = useState<number>(run ? run.percentage || SHARES[0] : 100);
  const [compared, setCompared] = useState(false);
  const [stopping, setStopping] = useState(false);
  const { version, name } = template;
  const versions = Object.entries(use.byVersion);
  const behind = cardsBehind(template, use);
  const oldest = versions.map(([other]) => other).find((other) => other !== version);
  // The servers go on by themselves with what was drawn.
  const goesOn = run?.state === 'running' && (isDriving || run.isDrawn);
  const isBusy = goesOn || run?.state === 'undoing' || control.isUndoing;
  const isBegun = run !== null && run.state !== 'undone' && run.state !== 'halted';

  return (
    <PanelArticle label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {behind === 0 && <StatusBadge tone="success">{messages.upToDate}</StatusBadge>}
        {behind > 0 && <StatusBadge tone="warning">{messages.behind(behind)}</StatusBadge>}
        {template.hasDraft && <StatusBadge tone="info">{messages.draft}</StatusBadge>}
        {run && <StatusBadge tone={TONES[run.state] ?? 'neutral'}>{messages.states[run.state]}</StatusBadge>}
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
      {run && <RollOutState run={run} isDriving={isDriving} outdated={outdated} />}
      {(behind > 0 || isBusy) && (
        <div className={styles.actions}>
          <NativeSelect
            label={messages.share}
            disabled={isBusy}
            data={SHARES.map((value) => ({ value: String(value), label: messages.shares(value) }))}
            value={String(share)}
            onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
          />
          {goesOn ? (
            <>
              {!isDriving && <Button onClick={() => void start(share)}>{messages.resume}</Button>}
              <Button variant="default" onClick={() => void halt('paused', share)}>
                {messages.pause}
              </Button>
              <Button variant="light" color="red" onClick={() => setStopping(true)}>
                {messages.stop}
              </Button>
            </>
          ) : (
            <Button disabled={isBusy} onClick={() => void start(share)}>
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
      {run && !isBusy && run.state !== 'undone' && (use.byVersion[version] ?? 0) > 0 && (
        <UndoRollOut version={version} onUndo={control.undo} />
      )}
      {/* A card that failed is behind. */}
      {run && behind > 0 && (
        <SyncFailures
          name={template.name}
          runId={run.id}
          disabled={isBusy}
          onRetry={() => void start(share, { retry: true })}
        />
      )}
      {run?.state === 'undone' && run.counts.left > 0 && <SyncLeft name={name} run={run} />}
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

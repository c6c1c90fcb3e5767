import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { syncRunIdOf, type SyncRun, type TemplateListEntry, type TemplateUse } from 'shared-lib/model';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useSyncRunsQuery } from '../../template-data/sync-endpoints';
import { PanelArticle } from '../../ui/panel';
import { FormerRun } from './former-run';
import { messages } from './messages';
import { RollOutState, RUN_TONES } from './roll-out-state';
import { nextShares } from './shares';
import { SyncFailures } from './sync-failures';
import { SyncLeft } from './sync-left';
import styles from './sync-page.module.css';
import { cardsBehind } from './templates-in-use';
import { UndoRollOut } from './undo-roll-out';
import { useRollOut } from './use-roll-out';
import { VersionsCompared } from './versions-compared';

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
  const formers = Object.keys(rest.use.byVersion)
    .filter((other) => other !== version)
    .flatMap((other) => runs[syncRunIdOf(id, other)] ?? []);
  return <Distribution {...rest} run={runs[syncRunIdOf(id, version)] ?? null} formers={formers} />;
}

interface DistributionProps extends Omit<SyncItemProps, 'runIds'> {
  /** Roll-out of the present version; `null` for none. */
  run: SyncRun | null;
  /** Roll-outs of other versions that cards have. */
  formers: readonly SyncRun[];
}

/** States in which a roll-out waits at its share. */
const WAITING: readonly SyncRun['state'][] = ['paused', 'stopped', 'reached'];

/** Returns the words of a run's state, with what it has reached where it waits. */
function stateOf(run: SyncRun, { byVersion, usage }: TemplateUse): string {
  const state = messages.states[run.state];
  if (!WAITING.includes(run.state)) return state;
  return messages.reachedShare(state, run.percentage, byVersion[run.version] ?? 0, usage);
}

function Distribution({ template, use, run, formers, onCount }: DistributionProps) {
  const { isDriving, outdated, start, interrupt } = useRollOut(template, onCount);
  const shares = nextShares(run);
  const [chosen, setChosen] = useState<number | null>(null);
  const share = shares.find((one) => one === chosen) ?? shares[0] ?? 100;
  const [compared, setCompared] = useState(false);
  const [asking, setAsking] = useState<'stop' | 'all' | null>(null);
  const { version, name, isPublic } = template;
  const versions = Object.entries(use.byVersion);
  const behind = cardsBehind(template, use);
  const oldest = versions.map(([other]) => other).find((other) => other !== version);
  // The servers go on by themselves with what was rendered.
  const goesOn = run?.state === 'running' && (isDriving || run.isDrawn);
  const isBusy = goesOn || isDriving || run?.state === 'undoing';
  const isBegun = run !== null && run.state !== 'undone' && run.state !== 'halted';

  return (
    <PanelArticle label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {behind === 0 && <StatusBadge tone="success">{messages.upToDate}</StatusBadge>}
        {behind > 0 && <StatusBadge tone="warning">{messages.behind(behind)}</StatusBadge>}
        {template.hasDraft && <StatusBadge tone="info">{messages.draft}</StatusBadge>}
        {!isPublic && <StatusBadge tone="neutral">{messages.hidden}</StatusBadge>}
        {run && <StatusBadge tone={RUN_TONES[run.state] ?? 'neutral'}>{stateOf(run, use)}</StatusBadge>}
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
      {!isPublic && <p className={styles.meta}>{messages.hiddenText}</p>}
      {((behind > 0 && isPublic) || isBusy) && (
        <div className={styles.actions}>
          <NativeSelect
            label={messages.share}
            disabled={isBusy}
            data={shares.map((value) => ({ value: String(value), label: messages.shares(value) }))}
            value={String(share)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
          {goesOn ? (
            <>
              {!isDriving && <Button onClick={() => void start(run.percentage)}>{messages.resume}</Button>}
              <Button variant="default" onClick={() => void interrupt('paused')}>
                {messages.pause}
              </Button>
              <Button variant="light" color="red" onClick={() => setAsking('stop')}>
                {messages.stop}
              </Button>
            </>
          ) : (
            <Button disabled={isBusy} onClick={() => (share === 100 ? setAsking('all') : void start(share))}>
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
        <UndoRollOut run={run} template={template} onChange={onCount} />
      )}
      {/* A card that failed still has the former version. */}
      {run && behind > 0 && run.state !== 'undone' && (
        <SyncFailures
          name={template.name}
          runId={run.id}
          disabled={isBusy}
          onRetry={() => void start(run.percentage || share, { retry: true })}
        />
      )}
      {run?.state === 'undone' && run.counts.left > 0 && <SyncLeft name={name} run={run} />}
      {formers.map((former) => (
        <FormerRun key={former.id} run={former} template={template} onChange={onCount} />
      ))}
      {compared && oldest && <VersionsCompared entry={template} oldest={oldest} behind={behind} />}
      <ConfirmDialog
        opened={asking === 'all'}
        title={messages.allTitle(version)}
        confirm={messages.start(version)}
        onConfirm={() => {
          setAsking(null);
          void start(share);
        }}
        onCancel={() => setAsking(null)}
      >
        {messages.allText(behind)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'stop'}
        title={messages.stopTitle}
        confirm={messages.stop}
        danger
        onConfirm={() => {
          setAsking(null);
          void interrupt('stopped');
        }}
        onCancel={() => setAsking(null)}
      >
        {messages.stopText}
      </ConfirmDialog>
    </PanelArticle>
  );
}

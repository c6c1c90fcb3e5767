import { Progress } from '@mantine/core';
import type { SyncRun, SyncState } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Tones of the states that need attention. */
export const RUN_TONES: Partial<Record<SyncState, 'error' | 'warning'>> = {
  failed: 'error',
  halted: 'error',
  undoing: 'warning',
};

interface RollOutStateProps {
  run: SyncRun;
  /** True while this browser runs it. */
  isDriving: boolean;
  /** Places that had another version when this browser started it; 0 where it didn't. */
  outdated: number;
}

/** Returns the sentence that says where a roll-out is running; `null` while it isn't. */
function whereItGoesOn({ state, isDrawn }: SyncRun, isDriving: boolean): string | null {
  if (state === 'undoing') return messages.undoing;
  if (state !== 'running') return null;
  if (isDriving) return isDrawn ? messages.goesOn : messages.keepOpen;
  return isDrawn ? messages.alone : messages.elsewhere;
}

/** Renders the progress of a roll-out, where it is running, and why it has stopped by itself. */
export function RollOutState({ run, isDriving, outdated }: RollOutStateProps) {
  const { state, isDrawn, counts } = run;
  const all = Math.max(outdated, counts.tried, 1);
  const now = isDrawn ? counts.done : counts.tried;
  const goesOn = whereItGoesOn(run, isDriving);
  const isUndone = state === 'undoing' || state === 'undone';
  return (
    <>
      {state === 'halted' && (
        <Notice tone="error" title={messages.haltedTitle}>
          <p>{messages.haltedText(counts)}</p>
        </Notice>
      )}
      <div role="status" className={styles.progress}>
        {state === 'running' && (isDriving || isDrawn) && (
          <Progress
            aria-label={isDrawn ? messages.applying(now, all) : messages.drawing(now, all)}
            value={(now / all) * 100}
          />
        )}
        {counts.tried > 0 && !isUndone && <p>{messages.outcome(counts.done, counts.failed)}</p>}
        {isUndone && <p>{messages.restored(counts.restored, counts.left)}</p>}
        {goesOn && <p className={styles.meta}>{goesOn}</p>}
      </div>
    </>
  );
}

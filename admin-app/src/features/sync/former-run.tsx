import type { SyncRun, Template } from 'shared-lib/model';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { messages } from './messages';
import { RollOutState, RUN_TONES } from './roll-out-state';
import { SyncLeft } from './sync-left';
import styles from './sync-page.module.css';
import { UndoRollOut } from './undo-roll-out';

interface FormerRunProps {
  run: SyncRun;
  template: Pick<Template, 'name' | 'version'>;
  onChange: () => void;
}

/** Renders the roll-out of a version that cards still have, though it is no longer the template's. */
export function FormerRun({ run, template, onChange }: FormerRunProps) {
  const isUndone = run.state === 'undoing' || run.state === 'undone';
  return (
    <section aria-label={messages.former(run.version)} className={styles.former}>
      <div className={styles.head}>
        <h3>{messages.former(run.version)}</h3>
        <StatusBadge tone={RUN_TONES[run.state] ?? 'neutral'}>{messages.states[run.state]}</StatusBadge>
      </div>
      <RollOutState run={run} isDriving={false} outdated={0} />
      {!isUndone && <UndoRollOut run={run} template={template} onChange={onChange} />}
      {run.state === 'undone' && run.counts.left > 0 && <SyncLeft name={template.name} run={run} />}
    </section>
  );
}

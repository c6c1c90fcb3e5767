import { useEffect } from 'react';
import { syncRunIdOf, type SyncRun } from 'shared-lib/model';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useSyncRunsQuery } from '../../../template-data/sync-endpoints';
import { useUndo } from '../../../template-data/use-undo';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';

interface HideDialogProps {
  row: ListedTemplate;
  /** Hides it. */
  onHide: () => Promise<void>;
  onClose: () => void;
}

/** Reports whether a roll-out has changed cards and can still be undone. */
function canBeUndone({ state, counts }: SyncRun): boolean {
  return state !== 'undone' && state !== 'undoing' && counts.done + counts.earlier > 0;
}

/**
 * Hides a template. Where cards were given its version by a roll-out, it first asks whether they are to have the former one again, and hides
 * it once nothing is left to undo.
 */
export function HideDialog({ row, onHide, onClose }: HideDialogProps) {
  const runId = syncRunIdOf(row.id, row.version);
  const { data: runs, isError } = useSyncRunsQuery([runId]);
  const run = runs?.[runId] ?? null;
  const isKnown = runs !== undefined || isError;
  const asks = run !== null && canBeUndone(run);
  const [undo, isUndoing] = useUndo({ id: runId, templateId: row.id }, row.name, () => undefined);
  const mayHide = isKnown && !asks && !isUndoing;
  useEffect(() => {
    if (!mayHide) return;
    onClose();
    void onHide();
  }, [mayHide, onClose, onHide]);
  if (!asks && !isUndoing) return null;
  return (
    <ConfirmDialog
      opened
      title={messages.hideTitle(row.name)}
      confirm={messages.undoAndHide}
      danger
      busy={isUndoing}
      other={{ label: messages.onlyHide, onChoose: () => void onHide().then(onClose) }}
      onConfirm={() => void undo(null)}
      onCancel={onClose}
    >
      {messages.hideText(row.version, run ? run.counts.done + run.counts.earlier : 0)}
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { compareVersions, type SyncRun, type Template } from 'shared-lib/model';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useTemplateVersionsQuery } from '../../template-data/template-endpoints';
import { useUndo } from '../../template-data/use-undo';
import { messages } from './messages';

interface UndoRollOutProps {
  run: SyncRun;
  template: Pick<Template, 'name' | 'version'>;
  /** Called after it was undone. */
  onChange: () => void;
}

/**
 * Renders the button that undoes a whole roll-out, with its confirmation. While the template still has the version, that also offers to
 * return it to the one before, so that nobody gets the undone version again.
 */
export function UndoRollOut({ run, template: { name, version }, onChange }: UndoRollOutProps) {
  const [asking, setAsking] = useState(false);
  const [undo, isUndoing] = useUndo(run, name, onChange);
  const { data: versions = [], isFetching } = useTemplateVersionsQuery(run.templateId, { skip: !asking });
  const earlier =
    version === run.version
      ? (versions.find((other) => compareVersions(other.version, run.version) < 0) ?? null)
      : null;
  const answer = (backTo: typeof earlier) => {
    setAsking(false);
    void undo(backTo);
  };
  return (
    <div>
      <Button variant="subtle" color="red" loading={isUndoing} onClick={() => setAsking(true)}>
        {messages.undo}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.undoTitle(run.version)}
        confirm={earlier ? messages.undoAndGoBack(earlier.version) : messages.undo}
        danger
        busy={isFetching}
        {...(earlier && { other: { label: messages.undoOnly, onChoose: () => answer(null) } })}
        onConfirm={() => answer(earlier)}
        onCancel={() => setAsking(false)}
      >
        <p>{messages.undoText}</p>
        {earlier && <p>{messages.goBackText(earlier.version, run.version)}</p>}
      </ConfirmDialog>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from './messages';

/** Renders the button that undoes a whole roll-out, with its confirmation. */
export function UndoRollOut({ version, onUndo }: { version: string; onUndo: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {messages.undo}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.undoTitle(version)}
        confirm={messages.undo}
        danger
        onConfirm={() => {
          setAsking(false);
          void onUndo();
        }}
        onCancel={() => setAsking(false)}
      >
        {messages.undoText}
      </ConfirmDialog>
    </div>
  );
}

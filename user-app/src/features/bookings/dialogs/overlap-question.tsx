import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from '../messages';

interface OverlapQuestionProps {
  opened: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether something is meant although the time is taken. */
export function OverlapQuestion({ opened, isPending, onConfirm, onCancel }: OverlapQuestionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={messages.overlap.title}
      confirm={messages.overlap.confirm}
      busy={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {messages.overlap.text}
    </ConfirmDialog>
  );
}

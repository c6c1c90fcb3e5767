import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from '../messages';

interface OverlapQuestionProps {
  opened: boolean;
  isPending: boolean;
  /** Repeats the action despite the overlap. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether to go on although the time is taken. */
export function OverlapQuestion({ opened, isPending, onConfirm, onClose }: OverlapQuestionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={messages.overlap.title}
      confirm={messages.overlap.confirm}
      busy={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {messages.overlap.text}
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from '../messages';

interface OverlapQuestionProps {
  opened: boolean;
  isPending: boolean;
  /** Does it all the same; the question goes once that is over. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether something is meant although the time is taken. */
export function OverlapQuestion({ opened, isPending, onConfirm, onClose }: OverlapQuestionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={messages.overlap.title}
      confirm={messages.overlap.confirm}
      busy={isPending}
      onConfirm={() => void onConfirm().then(onClose)}
      onCancel={onClose}
    >
      {messages.overlap.text}
    </ConfirmDialog>
  );
}

import type { UserDetail } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { describeAction, type UserAction } from '../user-actions';

interface ActionDialogProps {
  action: UserAction;
  opened: boolean;
  user: UserDetail;
  onDone: (change: Partial<UserDetail>) => void;
  onClose: () => void;
}

/** Asks before an action, does it, and says so. */
export function ActionDialog({ action, opened, user, onDone, onClose }: ActionDialogProps) {
  const { id } = useCurrentAdmin();
  const { title, text, confirm, danger, reason, run, done } = describeAction(action, user, id === user.uid);
  return (
    <AskDialog
      opened={opened}
      title={title}
      confirm={confirm}
      danger={danger}
      reason={reason}
      onClose={onClose}
      onConfirm={async (words) => {
        onDone(await run(words));
        showToast('success', done);
      }}
    >
      {text}
    </AskDialog>
  );
}

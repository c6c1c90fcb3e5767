import type { UserDetail } from 'shared-lib/model';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { describeAction, type UserAction } from '../user-actions';
import { useActOnUserMutation } from '../user-writes';

interface ActionDialogProps {
  action: UserAction;
  opened: boolean;
  user: UserDetail;
  onDone: (change: Partial<UserDetail>) => void;
  onClose: () => void;
}

/** Asks for confirmation of an action, runs it, and reports the result. */
export function ActionDialog({ action, opened, user, onDone, onClose }: ActionDialogProps) {
  const { id } = useCurrentAdmin();
  const [act] = useActOnUserMutation();
  const { title, text, confirm, danger, reason, choice } = describeAction(action, user, id === user.uid);
  return (
    <AskDialog
      opened={opened}
      title={title}
      confirm={confirm}
      danger={danger}
      reason={reason}
      choice={choice}
      onClose={onClose}
      onConfirm={async (words, isChosen) => {
        const answer = await act({ action, user, reason: words, isChosen });
        if (answer.data) onDone(answer.data);
        return answer;
      }}
    >
      {text}
    </AskDialog>
  );
}

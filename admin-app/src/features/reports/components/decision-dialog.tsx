import type { CardReport } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { useDecideReportMutation, type Decision } from '../decide-report';
import { messages } from '../messages';

interface DecisionDialogProps {
  report: CardReport;
  decision: Decision;
  opened: boolean;
  onClose: () => void;
}

/** Asks for confirmation of a report's decision, with the reason that the owner reads when the card is taken down. */
export function DecisionDialog({ report, decision, opened, onClose }: DecisionDialogProps) {
  const { email } = useCurrentAdmin();
  const [decide] = useDecideReportMutation();
  const { slug } = report;
  const takesDown = decision === 'take-down';
  return (
    <AskDialog
      opened={opened}
      title={takesDown ? messages.takeDownTitle(slug) : messages.dismissTitle(slug)}
      confirm={takesDown ? messages.takeDown : messages.dismiss}
      danger={takesDown}
      reason={{
        label: messages.reason,
        help: takesDown ? messages.reasonForOwner : messages.reasonForLog,
        optional: !takesDown,
      }}
      onClose={onClose}
      onConfirm={async (words) => {
        const answer = await decide({ report, decision, words });
        if (answer.error) return answer;
        const after = answer.data;
        const isMine = !after || after.decidedBy === email;
        if (!isMine) showToast('info', messages.decidedMeanwhile(after.decidedBy));
        else showToast('success', takesDown ? messages.takeDownDone(slug) : messages.dismissDone(slug));
        return answer;
      }}
    >
      {takesDown ? messages.takeDownText : messages.dismissText}
    </AskDialog>
  );
}

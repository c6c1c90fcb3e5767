import type { CardReport } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { decideReport, type Decision } from '../decide-report';
import { messages } from '../messages';

interface DecisionDialogProps {
  report: CardReport;
  decision: Decision;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a report is decided, with the reason that the owner reads where the card goes. */
export function DecisionDialog({ report, decision, opened, onClose }: DecisionDialogProps) {
  const { email } = useCurrentAdmin();
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
        const after = await decideReport(report, decision, words);
        const isMine = !after || after.decidedBy === email;
        if (!isMine) showToast('info', messages.decidedMeanwhile(after.decidedBy));
        else showToast('success', takesDown ? messages.takeDownDone(slug) : messages.dismissDone(slug));
      }}
    >
      {takesDown ? messages.takeDownText : messages.dismissText}
    </AskDialog>
  );
}

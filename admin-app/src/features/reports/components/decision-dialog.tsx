import type { ReportedCard } from 'shared-lib/model';
import { showToast, showUndoToast } from 'shared-lib/toast';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { messages } from '../messages';
import {
  useDecideReportsMutation,
  useUndoDecisionMutation,
  type Decision,
  type DecisionResult,
} from '../moderation-writes';

interface DecisionDialogProps {
  cards: readonly ReportedCard[];
  decision: Decision;
  opened: boolean;
  /** Gets the results when not all cards could be decided. */
  onResults: (results: readonly DecisionResult[]) => void;
  onClose: () => void;
}

/**
 * Asks for confirmation of a decision about reported cards, with the reason that owners read when their cards are taken down. Announces the
 * result with the way to undo it.
 */
export function DecisionDialog({ cards, decision, opened, onResults, onClose }: DecisionDialogProps) {
  const [decide] = useDecideReportsMutation();
  const [undo] = useUndoDecisionMutation();
  const takesDown = decision === 'take-down';
  const slugs = cards.map(({ slug }) => slug);

  const announce = (results: readonly DecisionResult[]) => {
    const done = results.filter(({ result }) => result === 'done');
    if (done.length > 0)
      showUndoToast(
        messages.done(
          decision,
          done.map(({ slug }) => slug),
        ),
        () => void undo({ cards: done, decision }),
      );
    const others = results.filter(({ result }) => result !== 'done');
    const [other] = others;
    if (results.length > 1 && other) onResults(results);
    else if (other) showToast('info', messages.decidedMeanwhile(other.decidedBy));
  };

  return (
    <AskDialog
      opened={opened}
      title={takesDown ? messages.takeDownTitle(slugs) : messages.dismissTitle(slugs)}
      confirm={takesDown ? messages.takeDown : messages.dismiss}
      danger={takesDown}
      reason={{
        label: messages.reason,
        help: takesDown ? messages.reasonForOwner(slugs.length) : messages.reasonForLog,
        optional: !takesDown,
      }}
      onClose={onClose}
      onConfirm={async (words) => {
        const answer = await decide({ cards, decision, words });
        if (answer.data) announce(answer.data);
        return answer;
      }}
    >
      {takesDown ? messages.takeDownText(slugs.length) : messages.dismissText(slugs.length)}
    </AskDialog>
  );
}

import type { ListedCard } from 'shared-lib/model';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { detailMessages as messages } from '../detail-messages';
import { useModerateCardMutation } from './card-pages';

interface ModerationDialogProps {
  card: ListedCard;
  onDone: (card: ListedCard) => void;
  onClose: () => void;
}

/** Asks before a card is taken down, with the reason that its owner reads, or before it may be shown again. */
export function ModerationDialog({ card, onDone, onClose }: ModerationDialogProps) {
  const [moderate] = useModerateCardMutation();
  const name = card.name || card.slug;
  const lifts = card.takenDown;
  return (
    <AskDialog
      opened
      title={lifts ? messages.liftTitle(name) : messages.takeDownTitle(name)}
      confirm={lifts ? messages.liftConfirm : messages.takeDownConfirm}
      danger={!lifts}
      reason={lifts ? undefined : { label: messages.reason, help: messages.reasonForOwner }}
      onClose={onClose}
      onConfirm={async (words) => {
        const answer = await moderate({ card, reason: lifts ? null : words });
        if (answer.data) onDone(answer.data);
        return answer;
      }}
    >
      {lifts ? messages.liftText : messages.takeDownText}
    </AskDialog>
  );
}

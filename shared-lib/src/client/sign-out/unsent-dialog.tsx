import '../../ui/component-sheets.css';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useOpenAfterMount } from '../../ui/pressed-part';
import { messages } from './messages';

interface UnsentDialogProps {
  opened: boolean;
  /** Number of cards with changes that haven't reached the server. */
  cards: number;
  /** True while the session is being ended. */
  busy: boolean;
  onLeave: (discard: boolean) => void;
  onCancel: () => void;
}

/** Asks what to do with changes that haven't reached the server when the session ends. */
export function UnsentDialog({ opened, cards, busy, onLeave, onCancel }: UnsentDialogProps) {
  return (
    <ConfirmDialog
      opened={useOpenAfterMount(opened)}
      title={messages.title}
      confirm={messages.keep}
      other={{ label: messages.discard, danger: true, onChoose: () => onLeave(true) }}
      busy={busy}
      onConfirm={() => onLeave(false)}
      onCancel={onCancel}
    >
      <p>
        {cards > 0 ? messages.inCards(cards) : messages.elsewhere} {messages.choice}
      </p>
    </ConfirmDialog>
  );
}

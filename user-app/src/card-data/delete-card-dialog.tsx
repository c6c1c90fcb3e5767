import { useState } from 'react';
import { DELETED_CARD_DAYS, type Card } from 'shared-lib/model';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { cardMessages } from './messages';

interface DeleteCardDialogProps {
  /** The card to delete; `null` while the dialog is closed. */
  card: Card | null;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation, with the card's name and the consequences, before a card is deleted that visitors may know.
 */
export function DeleteCardDialog({ card, busy = false, onConfirm, onCancel }: DeleteCardDialogProps) {
  // The question keeps its name while it closes.
  const [name, setName] = useState('');
  if (card && card.name !== name) setName(card.name);
  return (
    <ConfirmDialog
      opened={card !== null}
      title={cardMessages.deleteTitle(name)}
      confirm={cardMessages.deleteConfirm}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{cardMessages.deletePublished}</p>
      <p>{cardMessages.deleteKept(DELETED_CARD_DAYS)}</p>
    </ConfirmDialog>
  );
}

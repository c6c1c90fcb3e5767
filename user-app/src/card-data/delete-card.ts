import { callFunction } from 'shared-lib/data';
import { showErrorToast, showToast, showUndoToast } from 'shared-lib/toast';
import { cardMessages } from './messages';

/**
 * Takes a card down at once and offers to bring it back.
 *
 * @param onRestored - Called when the owner has taken it back.
 * @throws AppError when it could not be deleted.
 */
export async function deleteCard(
  card: { id: string; name: string },
  onRestored: () => void = () => {},
): Promise<void> {
  await callFunction('deleteCard', { cardId: card.id });
  showUndoToast(cardMessages.deleted(card.name), () => {
    callFunction('restoreCard', { cardId: card.id }).then(() => {
      showToast('success', cardMessages.restored(card.name));
      onRestored();
    }, showErrorToast);
  });
}

import { callFunction } from 'shared-lib/data';
import { showToast } from 'shared-lib/toast';
import { cardMessages } from './messages';

/** Hides a published card from visitors, or shows it again. */
export async function setCardPaused(card: { id: string; name: string }, paused: boolean): Promise<void> {
  await callFunction(paused ? 'pauseCard' : 'resumeCard', { cardId: card.id });
  showToast('success', paused ? cardMessages.paused(card.name) : cardMessages.resumed(card.name));
}

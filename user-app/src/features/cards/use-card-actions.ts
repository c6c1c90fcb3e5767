import { useState } from 'react';
import type { Card } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { deleteCard } from '../../card-data/delete-card';
import { setCardPaused } from '../../card-data/set-card-paused';
import { applyOverlay, settleOverlay, type CardOverlay } from './card-overlay';
import { duplicateCard } from './duplicate-card';

/** What can be done to a card of the list. */
export interface CardActions {
  remove: (card: Card) => void;
  setPaused: (card: Card, paused: boolean) => void;
  duplicate: (card: Card) => void;
}

/**
 * The list with every action taken at once. What fails is told and shown again as it was.
 *
 * @param liveCards - The cards as the server tells them.
 * @returns The cards to show, what can be done to them, and the ids of those that are being copied.
 */
export function useCardActions(liveCards: readonly Card[]): {
  cards: Card[];
  actions: CardActions;
  copying: ReadonlySet<string>;
} {
  const [overlay, setOverlay] = useState<CardOverlay>({});
  const [copying, setCopying] = useState<ReadonlySet<string>>(new Set());

  const settled = settleOverlay(liveCards, overlay);
  if (settled !== overlay) setOverlay(settled);

  const forget = (id: string) => setOverlay(({ [id]: _done, ...rest }) => rest);
  const attempt = (id: string, change: CardOverlay[string], action: Promise<void>) => {
    setOverlay((before) => ({ ...before, [id]: change }));
    action.catch((error: unknown) => {
      forget(id);
      showErrorToast(error);
    });
  };

  const actions: CardActions = {
    remove: (card) =>
      attempt(
        card.id,
        { hidden: true },
        deleteCard(card, () => forget(card.id)),
      ),
    setPaused: (card, paused) =>
      attempt(card.id, { status: paused ? 'paused' : 'published' }, setCardPaused(card, paused)),
    duplicate: (card) => {
      setCopying((before) => new Set(before).add(card.id));
      duplicateCard(card)
        .catch(showErrorToast)
        .finally(() => setCopying((before) => new Set([...before].filter((id) => id !== card.id))));
    },
  };
  return { cards: applyOverlay(liveCards, settled), actions, copying };
}

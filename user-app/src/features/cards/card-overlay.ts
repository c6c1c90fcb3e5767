import type { Card, CardStatus } from 'shared-lib/domain';

/** What was asked for and the server has not shown yet, by card. */
export type CardOverlay = Readonly<Record<string, { hidden?: boolean; status?: CardStatus }>>;

/** The cards as they will be once everything that was asked for has happened. */
export function applyOverlay(cards: readonly Card[], overlay: CardOverlay): Card[] {
  return cards
    .filter((card) => !overlay[card.id]?.hidden)
    .map((card) => {
      const status = overlay[card.id]?.status;
      return status && status !== card.status ? { ...card, status } : card;
    });
}

/** The overlay without what the live list already shows; the same object when nothing is settled. */
export function settleOverlay(cards: readonly Card[], overlay: CardOverlay): CardOverlay {
  const pending = Object.entries(overlay).filter(([id, change]) => {
    const card = cards.find((candidate) => candidate.id === id);
    return change.hidden ? card !== undefined : card !== undefined && card.status !== change.status;
  });
  return pending.length === Object.keys(overlay).length ? overlay : Object.fromEntries(pending);
}

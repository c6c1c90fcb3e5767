/** States by which administrators list cards. */
export const LISTED_CARD_STATES = ['published', 'paused', 'draft', 'taken-down'] as const;

export type ListedCardState = (typeof LISTED_CARD_STATES)[number];

/** Most cards in one page of administrators' list. */
export const CARDS_PER_PAGE = 18;

/** A card in administrators' list; none of its content but its name. */
export interface ListedCard {
  id: string;
  slug: string;
  name: string;
  status: 'draft' | 'published' | 'paused' | 'deleted';
  takenDown: boolean;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  /** Open reports of the card by visitors. */
  reports: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

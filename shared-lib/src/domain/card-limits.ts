/** Limits of a card that screens show or keep: longest texts in characters (UTF-16 units), and most links. */
export const CARD_LIMITS = { cardName: 60, bio: 600, links: 200 } as const;

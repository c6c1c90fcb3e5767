/** Limits of a card that screens show or enforce: longest texts in characters (UTF-16 units), most links, and most PDFs among them. */
export const CARD_LIMITS = { cardName: 60, bio: 600, links: 200, pdfs: 10 } as const;

/** Days for which a deleted card can be restored. */
export const DELETED_CARD_DAYS = 30;

/** Number of published versions that are stored for a card. */
export const PUBLICATIONS_KEPT = 20;

/** Largest public document, in bytes of JSON. */
export const MAX_PUBLIC_CARD_BYTES = 256 * 1024;

/** Most reported cards that one call decides. */
export const CARDS_DECIDED = 10;

/** Result of one card of a bulk decision: `already` when somebody had decided before. */
export interface DecidedCard {
  cardId: string;
  result: 'done' | 'already' | 'failed';
  /** Code of the refusal; empty unless it failed. */
  refusal: string;
}

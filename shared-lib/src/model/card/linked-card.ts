/** Numbers of published cards that one search for links reads, and of cards that one call takes down. */
export const CARDS_SEARCHED = 100;
export const CARDS_TAKEN_DOWN = 10;

/** Most hosts that one search looks for. */
export const HOSTS_SEARCHED = 20;

/** A published card that leads to a banned host. */
export interface LinkedCard {
  cardId: string;
  slug: string;
  /** Text of the link. */
  title: string;
  host: string;
}

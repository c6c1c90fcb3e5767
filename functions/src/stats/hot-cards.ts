import { SERVICE_TABLE } from '../../../build/server/services';

/** Shards of a card's day on which little happens, and the most. */
export const CARD_SHARDS = 5;
export const MAX_CARD_SHARDS = 200;

/** Shards for each event a second of this instance: every instance may have as many, and a document takes one write a second. */
const SHARDS_AN_EVENT = 2 * SERVICE_TABLE.visitor.maxInstances;

/** Most cards in memory; beyond them all are dropped, which costs nothing but shards. */
const REMEMBERED = 10_000;

/** Events on a card in the current second and the one before. */
interface Recent {
  second: number;
  count: number;
  before: number;
}

/** Chooses over how many shards the events of a card are spread, by their rate. Counts in memory, which costs no reads. */
export class HotCards {
  private readonly recent = new Map<string, Recent>();

  /** Counts one event on a card, and returns the number of shards that it may go to. */
  take(cardId: string, now: number): number {
    const second = Math.floor(now / 1000);
    const known = this.recent.get(cardId);
    const before = known && second - known.second === 1 ? known.count : 0;
    const next: Recent =
      known?.second === second ? { ...known, count: known.count + 1 } : { second, count: 1, before };
    if (this.recent.size >= REMEMBERED) this.recent.clear();
    this.recent.set(cardId, next);
    const rate = Math.max(next.count, next.before);
    return rate <= 1 ? CARD_SHARDS : Math.min(MAX_CARD_SHARDS, CARD_SHARDS + SHARDS_AN_EVENT * rate);
  }
}

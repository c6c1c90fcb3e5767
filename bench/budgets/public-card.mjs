import { cardRows } from '../lib/card-rows.mjs';
import { exactly } from '../lib/rows.mjs';
import { usageOf } from '../lib/usage.mjs';

const QUICK_RUNS = 6;
const CARD = '/c/alex-morgan';

/** Views whose reads are counted, each at an address that no cache has seen. */
const COUNTED_VIEWS = 5;

/** Counts the reads of a view; the first views also fill the function's caches. */
async function readsPerView({ firestore, publicCard }) {
  const tries = [];
  for (let view = 0; view < COUNTED_VIEWS; view++) {
    const { reads } = await usageOf(firestore, async () => {
      const response = await fetch(`${publicCard}${CARD}?bench=${view}`);
      await response.arrayBuffer();
    });
    tries.push(reads);
  }
  return Math.min(...tries);
}

/**
 * Compares the visitor's page with the hand-written one with the same content, from one server, in turns.
 *
 * @param {{ addresses: { publicCard: string, firestore: string } }} stack
 * @param {{ quick: boolean }} options
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* publicCardBudgets({ addresses }, { quick }) {
  const kinds = [{ kind: 'card', path: CARD }];
  yield* cardRows(addresses.publicCard, kinds, quick ? { runs: QUICK_RUNS } : {});
  yield exactly('card: documents read per uncached view', await readsPerView(addresses), 1);
}

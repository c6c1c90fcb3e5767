import { publishCopy, withCover, withLinks, withTemplates } from '../lib/card-copy.mjs';
import { cardRows } from '../lib/card-rows.mjs';
import { exactly } from '../lib/rows.mjs';
import { usageOf } from '../lib/usage.mjs';

const QUICK_RUNS = 6;
const SLUG = 'alex-morgan';
const CARD = `/c/${SLUG}`;
const LINKS_OF_LOOK = 10;

/** Cards that have the budgets of a plain one: with a cover, a typeface of ours and ten links; with templates; read in another language. */
const OTHER_KINDS = [
  { kind: 'card with cover and typeface', path: '/c/alex-vestida', links: LINKS_OF_LOOK },
  { kind: 'templated card', path: '/c/alex-plantilla' },
  { kind: 'translated card', path: '/c/alex-idiomas?lang=en' },
];

/** Publishes a card of each other kind. */
async function publishOtherKinds(addresses) {
  await publishCopy(addresses, SLUG, 'alex-vestida', (card) => {
    const theme = { ...card.theme, font: 'playfair', layout: 'bold', ground: 'tint' };
    return withCover({ ...withLinks(card, LINKS_OF_LOOK), theme });
  });
  await publishCopy(addresses, SLUG, 'alex-plantilla', withTemplates);
  await publishCopy(addresses, SLUG, 'alex-idiomas', (card) => ({ ...card, languages: ['en', 'ca'] }));
}

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
 * Compares the visitor's page, with each kind of card, with the hand-written one with the same content, from one server, in turns.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @param {{ quick: boolean }} options - The plain card only, in fewer rounds.
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* publicCardBudgets({ addresses }, { quick }) {
  const plain = { kind: 'card', path: CARD };
  if (quick) yield* cardRows(addresses.publicCard, [plain], { runs: QUICK_RUNS });
  else {
    await publishOtherKinds(addresses);
    yield* cardRows(addresses.publicCard, [plain, ...OTHER_KINDS]);
  }
  yield exactly('card: documents read per uncached view', await readsPerView(addresses), 1);
}

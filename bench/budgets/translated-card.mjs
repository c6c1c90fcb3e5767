import { publishCopy } from '../lib/card-copy.mjs';
import { rowsOfCard } from '../lib/card-rows.mjs';

const SLUG = 'alex-idiomas';

/**
 * Measures a card read in another language than its own, within the budgets of a plain one.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* translatedCardBudgets({ addresses }) {
  await publishCopy(addresses, 'alex-morgan', SLUG, (card) => ({ ...card, languages: ['en', 'ca'] }));
  yield* rowsOfCard(addresses.publicCard, 'translated card', `/c/${SLUG}?lang=en`);
}

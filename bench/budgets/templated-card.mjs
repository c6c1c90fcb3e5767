import { publishCopy, withTemplates } from '../lib/card-copy.mjs';
import { rowsOfCard } from '../lib/card-rows.mjs';

const SLUG = 'alex-plantilla';

/**
 * Measures a card with a template on its profile and on each of its links, within the budgets of a plain one.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* templatedCardBudgets({ addresses }) {
  await publishCopy(addresses, 'alex-morgan', SLUG, withTemplates);
  yield* rowsOfCard(addresses.publicCard, 'templated card', `/c/${SLUG}`);
}

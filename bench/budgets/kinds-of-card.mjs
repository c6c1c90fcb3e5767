import { publishCopy, withCover, withLinks, withTemplates } from '../lib/card-copy.mjs';
import { cardRows } from '../lib/card-rows.mjs';

const CARD = 'alex-morgan';
const LINKS_OF_LOOK = 10;

/** Cards that have the budgets of a plain one: with a cover, a typeface of ours and ten links; with templates; read in another language. */
const KINDS = [
  { kind: 'card with cover and typeface', path: '/c/alex-vestida', links: LINKS_OF_LOOK },
  { kind: 'templated card', path: '/c/alex-plantilla' },
  { kind: 'translated card', path: '/c/alex-idiomas?lang=en' },
];

/**
 * Measures kinds of card within the budgets of a plain one.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* kindsOfCardBudgets({ addresses }) {
  await publishCopy(addresses, CARD, 'alex-vestida', (card) => {
    const theme = { ...card.theme, font: 'playfair', layout: 'bold', ground: 'tint' };
    return withCover({ ...withLinks(card, LINKS_OF_LOOK), theme });
  });
  await publishCopy(addresses, CARD, 'alex-plantilla', withTemplates);
  await publishCopy(addresses, CARD, 'alex-idiomas', (card) => ({ ...card, languages: ['en', 'ca'] }));
  yield* cardRows(addresses.publicCard, KINDS);
}

import { callFunction } from 'shared-lib/data';

/**
 * Creates a draft and claims its address.
 *
 * @param card.id - Chosen by the caller and kept for further tries, so that a lost answer never makes two cards.
 * @returns The address that the card got.
 */
export async function createCard(card: { id: string; name: string; slug: string }): Promise<string> {
  const { slug } = await callFunction('createCard', {
    cardId: card.id,
    name: card.name.trim(),
    slug: card.slug,
  });
  return slug;
}

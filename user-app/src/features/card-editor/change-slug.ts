import { callFunction } from 'shared-lib/data';

/** Gives a card another address; the old one leads to it. */
export async function changeSlug(cardId: string, slug: string): Promise<string> {
  return (await callFunction('changeSlug', { cardId, slug })).slug;
}

import { callFunction, newCardId } from 'shared-lib/data';
import { CARD_LIMITS, slugify, type Card } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { messages } from './messages';

/** Makes a draft with the same content under another name and address. */
export async function duplicateCard(card: Pick<Card, 'id' | 'name' | 'slug'>): Promise<void> {
  const name = messages.copyName(card.name.slice(0, CARD_LIMITS.cardName - messages.copyName('').length));
  const wanted = slugify(`${card.slug.slice(0, 34)} copia`);
  const { problem, suggestions } = await callFunction('checkSlug', { slug: wanted });
  const slug = problem ? (suggestions[0] ?? wanted) : wanted;
  await callFunction('createCard', { cardId: newCardId(), name, slug, copyFrom: card.id });
  showToast('success', messages.duplicated(name));
}

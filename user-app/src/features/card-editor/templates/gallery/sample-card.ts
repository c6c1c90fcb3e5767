import type { CardContent } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';
import { drawnCard } from '../drawing/drawn-card';
import { messages } from '../messages';

/**
 * Returns the owner's card for the gallery's previews, with sample content where it lacks some.
 *
 * @param linkId - Link that the gallery is open for: the card has only it, also while visitors don't see it.
 */
export function sampleCard(slug: string, draft: CardContent, linkId: string | null): DrawnCard {
  const { sampleName, sampleLink } = messages.gallery;
  const link = { title: sampleLink, url: 'https://ejemplo.com/', description: '', icon: '' };
  const own = draft.links.find(({ id }) => id === linkId);
  const always = { visible: true, from: null, until: null };
  const card = drawnCard(slug, {
    ...draft,
    ...(own && { links: [{ ...own, ...always, title: own.title || link.title, url: own.url || link.url }] }),
  });
  return {
    ...card,
    profile: { ...card.profile, name: card.profile.name || sampleName },
    links: card.links.length > 0 ? card.links : [{ id: 'ejemplo', ...link, from: null, until: null }],
  };
}

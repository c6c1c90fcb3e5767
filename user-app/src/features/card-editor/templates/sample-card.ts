import type { CardContent } from 'shared-lib/domain';
import type { DrawnCard } from 'shared-lib/templates';
import { drawnCard } from './drawn-card';
import { messages } from './messages';

/** Returns the owner's card for the gallery's previews, with sample content where it lacks some. */
export function sampleCard(slug: string, draft: CardContent): DrawnCard {
  const card = drawnCard(slug, draft);
  const { sampleName, sampleLink } = messages.gallery;
  const link = { title: sampleLink, url: 'https://ejemplo.com/', description: '', icon: '' };
  return {
    ...card,
    profile: { ...card.profile, name: card.profile.name || sampleName },
    links: card.links.length > 0 ? card.links : [{ id: 'ejemplo', ...link, from: null, until: null }],
  };
}

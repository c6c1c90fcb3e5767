import { toPublicContent, type CardContent } from 'shared-lib/domain';
import type { DrawnCard } from 'shared-lib/templates';

/** Returns the draft in the form that templates get: as visitors would see it if it were published now. */
export function drawnCard(slug: string, draft: CardContent): DrawnCard {
  const { profile, links, theme } = toPublicContent(draft);
  return { slug, profile, theme, links: links.filter(({ title, url }) => title && url) };
}

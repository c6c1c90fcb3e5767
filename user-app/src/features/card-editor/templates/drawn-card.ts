import { toPublicContent, type CardContent } from 'shared-lib/domain';
import type { DrawnCard } from 'shared-lib/templates';

/** The draft as templates are told of it: what visitors would see of it if it were published now. */
export function drawnCard(slug: string, draft: CardContent): DrawnCard {
  const { profile, links, theme } = toPublicContent(draft);
  return { slug, profile, theme, links: links.filter(({ title, url }) => title && url) };
}

import { hasAddress, toPublicContent, type CardContent, type PublicLink } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';

/** Reports whether a link has all that visitors need of it. */
function isWhole({ kind, title, url, description }: PublicLink): boolean {
  if (hasAddress(kind)) return title !== '' && url !== '';
  return kind === 'heading' ? title !== '' : description !== '' && (kind === 'text' || title !== '');
}

/** Returns the draft in the form that templates get: as visitors would see it if it were published now. */
export function drawnCard(slug: string, draft: CardContent): DrawnCard {
  const { profile, links, theme, language } = toPublicContent(draft, slug);
  return { slug, profile, theme, links: links.filter(isWhole), ...(language && { language }) };
}

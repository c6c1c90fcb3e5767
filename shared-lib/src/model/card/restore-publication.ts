import { CARD_LIMITS } from './card-limits';
import type { CardContent, CardLink } from './card-schema';
import { DEFAULT_LANGUAGE } from '../languages/card-language';
import type { PublishedCard } from './public-card';
import { SECTION_KINDS } from '../sections/section-kinds';
import type { CardSection } from '../sections/card-section';

/** Published form of a card, as far as its owner edits it. */
export type PublishedContent = Pick<
  PublishedCard,
  'profile' | 'links' | 'theme' | 'sections' | 'language' | 'languages' | 'noindex'
>;

/**
 * Returns a draft with what visitors saw at a publication. Links and sections that weren't published then stay, switched
 * off, behind the others, as far as a card has room for them.
 */
export function restorePublication(draft: CardContent, published: PublishedContent): CardContent {
  const links = published.links.map(
    // A PDF's address is made when it is published.
    (link): CardLink => ({ ...link, ...(link.file && { url: '' }), visible: true }),
  );
  const others = draft.links
    .filter(({ id }) => links.every((link) => link.id !== id))
    .map((link) => ({ ...link, visible: false }));
  const sections = (published.sections ?? []).map((section): CardSection => ({ ...section, visible: true }));
  const hidden = (draft.sections ?? []).filter(({ id }) => sections.every((section) => section.id !== id));
  const all = [...sections, ...hidden.map((section) => ({ ...section, visible: false }))];
  return {
    name: draft.name,
    profile: published.profile,
    links: [...links, ...others].slice(0, CARD_LIMITS.links),
    theme: published.theme,
    ...(all.length > 0 && { sections: all.slice(0, SECTION_KINDS.length) }),
    // Set for a card that was ever in another language, so that the draft's values don't stay.
    ...((draft.language ?? published.language) && { language: published.language ?? DEFAULT_LANGUAGE }),
    ...((draft.languages ?? published.languages) && { languages: published.languages ?? [] }),
    noindex: published.noindex,
  };
}

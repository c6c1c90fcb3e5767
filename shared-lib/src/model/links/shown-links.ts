import { DEFAULT_LANGUAGE, type CardLanguage } from '../languages/card-language';
import type { PublicLink, PublishedCard } from '../card/public-card';

/** Title of the link to the profile's own website, by language. */
export const WEBSITE_TITLES: Readonly<Record<CardLanguage, string>> = {
  es: 'Sitio web',
  ca: 'Lloc web',
  gl: 'Sitio web',
  eu: 'Webgunea',
  en: 'Website',
  pt: 'Site',
  fr: 'Site web',
  de: 'Website',
  it: 'Sito web',
};

/** Part of a card that has links. */
type LinkedCard = Pick<PublishedCard, 'profile' | 'links' | 'language'>;

/**
 * Returns the links of a card, with the profile's own website first unless the owner lists it already.
 *
 * @param websiteTitle - Title of that link, in the card's main language unless given.
 */
export function shownLinks(
  card: LinkedCard,
  websiteTitle = WEBSITE_TITLES[card.language ?? DEFAULT_LANGUAGE],
): PublicLink[] {
  const { website } = card.profile;
  if (!website || card.links.some((link) => link.url === website)) return card.links;
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(website)?.[1] ?? '';
  const link = { id: 'website', title: websiteTitle, url: website, description: host, icon: 'web' };
  return [{ ...link, from: null, until: null }, ...card.links];
}

/** Returns the shown links that lead somewhere: those that templates can render. */
export function leadingLinks(card: LinkedCard): PublicLink[] {
  return shownLinks(card).filter(({ url }) => url !== '');
}

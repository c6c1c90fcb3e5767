import type { PublicLink, PublishedCard } from './public-card';

const WEBSITE_TITLE = 'Sitio web';

/** Returns the links of a card, with the profile's own website first unless the owner lists it already. */
export function shownLinks(card: Pick<PublishedCard, 'profile' | 'links'>): PublicLink[] {
  const { website } = card.profile;
  if (!website || card.links.some((link) => link.url === website)) return card.links;
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(website)?.[1] ?? '';
  const link = { id: 'website', title: WEBSITE_TITLE, url: website, description: host, icon: 'web' };
  return [{ ...link, from: null, until: null }, ...card.links];
}

/** Returns the shown links that lead somewhere: those that templates can draw. */
export function leadingLinks(card: Pick<PublishedCard, 'profile' | 'links'>): PublicLink[] {
  return shownLinks(card).filter(({ url }) => url !== '');
}

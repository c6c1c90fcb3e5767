import {
  findPublishProblems,
  hasAddress,
  LINK_KINDS,
  parseLink,
  toPublicContent,
  type CardContent,
  type CardLink,
  type CardSection,
  type LinkKind,
  type PublishedCard,
} from '../../model';
import { isNetwork, NETWORK_HOSTS, networkOfHost, NETWORKS } from '../../model/links/networks';
import { aCardContent, aLink, aPublishedCard } from '../builders';
import { marked } from './hostile-texts';

/** Fields of a card that take any text. */
export const CARD_TEXTS = [
  ...(['name', 'surnames', 'jobTitle', 'company', 'bio', 'location'] as const),
  ...(['link', 'detail', 'label-of-phone', 'label-of-email', 'heading', 'words'] as const),
  ...(['section', 'about', 'place', 'note', 'quote', 'who', 'caption', 'service', 'service-detail'] as const),
] as const;

export type CardText = (typeof CARD_TEXTS)[number];

/** Typed addresses of links by kind; kinds that lead nowhere have none, and networks their profiles. */
const TYPED: Partial<Record<LinkKind, string>> = {
  phone: '600 111 222',
  whatsapp: '600 333 444',
  email: 'ana@ejemplo.com',
  web: 'https://ejemplo.com/',
  directions: 'Calle Mayor 1, 33201 Gijón',
  reviews: 'https://g.page/r/abc/review',
  pdf: 'https://ejemplo.com/carta.pdf',
};

/** Returns a typical input for a link of a kind. */
function typedFor(kind: LinkKind): string {
  if (!isNetwork(kind)) return TYPED[kind] ?? '';
  return NETWORKS[kind].profile('anagarcia') ?? `https://${NETWORK_HOSTS[kind][0]}/anagarcia`;
}

const PHOTO = { path: `cards/u/c/${'a'.repeat(64)}.jpg`, width: 900, height: 600 };
const MORNING = [{ from: '09:00', to: '14:00' }];

/** Reports whether an address that isn't of a network leads to one, so that its link stands in another row. */
const isStray = (kind: LinkKind, url: string): boolean =>
  !isNetwork(kind) && URL.canParse(url) && networkOfHost(new URL(url).hostname) !== null;

/** Returns the URL that a text yields for a link of this kind; the kind's usual URL where it yields none. */
function addressOf(kind: LinkKind, text: string): string {
  if (!hasAddress(kind)) return '';
  const parsed = parseLink(kind, text, 'Europe/Madrid');
  if (parsed.ok && !isStray(kind, parsed.url)) return parsed.url;
  const usual = parseLink(kind, typedFor(kind), 'Europe/Madrid');
  if (!usual.ok) throw new Error(`No address for ${kind}`);
  return usual.url;
}

function linksOf(text: string): CardLink[] {
  const titles: Partial<Record<LinkKind, CardText>> = {
    ...{ phone: 'label-of-phone', email: 'label-of-email', heading: 'heading' },
  };
  // A heading without links below it isn't shown.
  const kinds = new Set<LinkKind>(['heading', ...LINK_KINDS]);
  return [...kinds].map((kind) =>
    aLink({
      id: kind,
      kind,
      title: marked(text, titles[kind] ?? 'link'),
      description: kind === 'bizum' ? '600111222' : marked(text, kind === 'text' ? 'words' : 'detail'),
      url: addressOf(kind, text),
      icon: text.slice(0, 40),
    }),
  );
}

function sectionsOf(text: string): CardSection[] {
  const section = (id: CardSection['id'], overrides: Partial<CardSection> = {}): CardSection => ({
    ...{ id, visible: true, title: marked(text, 'section'), text: marked(text, 'note') },
    ...overrides,
  });
  const picture = { ...PHOTO, alt: marked(text, 'caption') };
  return [
    section('about', { text: marked(text, 'about') }),
    section('services'),
    section('hours', { hours: { zone: 'Europe/Madrid', weekly: { '1': MORNING } } }),
    section('place', { text: marked(text, 'place') }),
    section('reviews', { quotes: [{ text: marked(text, 'quote'), who: marked(text, 'who') }] }),
    section('gallery', { pictures: [picture] }),
    section('video', { pictures: [picture], video: 'https://www.youtube.com/watch?v=abc' }),
  ];
}

/** Returns content without the texts that publishing refuses as an e-mail address or a web address. */
function withoutRefused(content: CardContent): CardContent {
  const refused = new Set(findPublishProblems(content).map(({ path }) => path));
  const { email, website } = content.profile;
  return {
    ...content,
    profile: {
      ...content.profile,
      email: refused.has('profile.email') ? 'hola@ejemplo.com' : email,
      website: refused.has('profile.website') ? 'https://ejemplo.com/' : website,
    },
  };
}

/**
 * Returns a published card with a text in every field that takes one, marked with the field's name, and as every address
 * for which it may stand. It went the way of a card that is published, except that nothing was refused for its length or
 * for a link in a name.
 */
export function aCardOfTexts(text: string): PublishedCard {
  const content = aCardContent({
    links: linksOf(text),
    sections: sectionsOf(text),
    profile: {
      name: `${marked(text, 'name')} ${marked(text, 'surnames')}`,
      surnames: marked(text, 'surnames'),
      jobTitle: marked(text, 'jobTitle'),
      company: marked(text, 'company'),
      bio: marked(text, 'bio'),
      location: marked(text, 'location'),
      phone: '+34 985 00 11 22',
      email: `${text.replace(/\s/g, '')}@ejemplo.com`,
      website: text,
      photo: PHOTO,
    },
  });
  const shown = toPublicContent(withoutRefused(content));
  return aPublishedCard({
    ...shown,
    theme: { ...shown.theme, cover: PHOTO, socials: 'icons' },
    bookingEnabled: true,
    leadForm: { fields: ['email', 'phone', 'company', 'note'] },
    services: [
      {
        ...{ id: text, name: marked(text, 'service'), description: marked(text, 'service-detail') },
        ...{ durationMinutes: 60, price: 2500, currency: 'EUR' },
      },
    ],
  });
}

import {
  emptyProfile,
  newCardContent,
  type CardContent,
  type CardLink,
  type PublishedCard,
  type TemplateDraft,
} from '../domain';

/** A link of a card, complete unless told otherwise. */
export function aLink(overrides: Partial<CardLink> = {}): CardLink {
  return {
    id: 'link-1',
    title: 'Mi web',
    url: 'https://ejemplo.com/',
    description: '',
    icon: '',
    visible: true,
    from: null,
    until: null,
    ...overrides,
  };
}

/** Content that can be published as it is. */
export function aCardContent(overrides: Partial<CardContent> = {}): CardContent {
  return { ...newCardContent('Trabajo', 'Ana García'), links: [aLink()], ...overrides };
}

/** A card as visitors get it. */
export function aPublishedCard(overrides: Partial<PublishedCard> = {}): PublishedCard {
  const { visible: _visible, ...link } = aLink();
  return {
    status: 'published',
    slug: 'ana-garcia',
    cardId: 'card0000000000000001',
    revision: 1,
    profile: { ...emptyProfile('Ana García'), jobTitle: 'Arquitecta', company: 'Estudio Norte' },
    links: [link],
    theme: { scheme: 'auto', accent: '#0F766E' },
    noindex: false,
    publishedAt: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}

/** A profile template with one field, and what else is given. */
export function aTemplateDraft(overrides: Partial<TemplateDraft> = {}): TemplateDraft {
  return {
    name: 'Clara',
    description: 'Líneas claras',
    category: 'Profesional',
    version: '1.0.0',
    author: 'Marta',
    targetSection: 'profile',
    reactCode: 'export default function Clara({ name }) { return <h1>{name}</h1>; }',
    cssCode: 'h1 { margin: 0; }',
    jsonConfig: [{ id: 'name', label: 'Nombre', type: 'text', defaultValue: 'Ana', editable: true }],
    tags: ['clara'],
    ...overrides,
  };
}

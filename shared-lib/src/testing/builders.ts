import {
  emptyProfile,
  newCardContent,
  type CardContent,
  type CardLink,
  type PublishedCard,
  type TemplateDraft,
} from '../model';

/** Returns a complete link of a card, except for the overrides. */
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

/** Returns content that can be published as it is. */
export function aCardContent(overrides: Partial<CardContent> = {}): CardContent {
  return { ...newCardContent('Trabajo', 'Ana García'), links: [aLink()], ...overrides };
}

/** Returns a published card. */
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

/** Returns a profile template with one field, except for the overrides. */
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

import type { CardTheme } from './card';
import { readableTextOn } from './contrast';
import { photoUrlPath, type PublicLink, type PublishedCard } from './public-card';
import type { TemplateField, TemplateValues } from './template';

/** Props of a template's component. */
export type TemplateProps = Record<string, unknown>;

/** What a template is told of a card, published or draft. */
export type TemplatedCard = Pick<PublishedCard, 'slug' | 'profile' | 'theme'>;

function defaultsOf(fields: readonly TemplateField[]): TemplateValues {
  return Object.fromEntries(fields.map(({ id, defaultValue }) => [id, defaultValue]));
}

/** What an owner filled in, of the fields that are theirs to fill. */
function valuesOf(fields: readonly TemplateField[], data: TemplateValues): TemplateValues {
  return Object.fromEntries(
    fields.flatMap(({ id, editable }) => (editable && data[id] !== undefined ? [[id, data[id]]] : [])),
  );
}

/** A picture's address on the card's own origin, of its path in Storage; `''` of what is none. */
function imageUrl(slug: string, path: unknown): string {
  return typeof path === 'string' && path.startsWith('cards/') ? photoUrlPath(slug, path) : '';
}

function merge(
  slug: string,
  fields: readonly TemplateField[],
  known: TemplateProps,
  data: TemplateValues,
): TemplateProps {
  const images = fields.filter(({ type }) => type === 'image').map(({ id }) => id);
  const given = { ...defaultsOf(fields), ...valuesOf(fields, data) };
  const values = Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, images.includes(id) ? imageUrl(slug, value) : value]),
  );
  const typed = Object.fromEntries(Object.keys(valuesOf(fields, data)).map((id) => [id, values[id]]));
  return { ...values, ...known, ...typed };
}

/**
 * What a profile template is given: instance data over card data over defaults. What the card knows wins even when it is
 * blank: nobody's card shows an example's biography.
 *
 * @param data - The instance's values.
 */
export function profileTemplateProps(
  card: TemplatedCard,
  fields: readonly TemplateField[],
  data: TemplateValues,
): TemplateProps {
  const { name, jobTitle, company, bio, phone, email, website, location, photo } = card.profile;
  const known = {
    name,
    title: jobTitle,
    jobTitle,
    company,
    bio,
    phone,
    email,
    website,
    location,
    profileImage: photo ? photoUrlPath(card.slug, photo.path) : '',
  };
  return merge(card.slug, fields, known, data);
}

/** How a link looks where neither card nor template says otherwise. */
const LINK_RADIUS = '14px';

/** Colours of the card's own look. */
function linkColors({ accent }: CardTheme): TemplateProps {
  return { backgroundColor: accent, textColor: readableTextOn(accent), hoverColor: accent };
}

/**
 * What a link template is given for one link: instance data over card data over defaults.
 *
 * @param data - The instance's values.
 */
export function linkTemplateProps(
  card: TemplatedCard,
  link: PublicLink,
  fields: readonly TemplateField[],
  data: TemplateValues,
): TemplateProps {
  const { id, title, url, description, icon } = link;
  const known = {
    linkTitle: title,
    linkUrl: url,
    linkDescription: description,
    linkIcon: icon,
    linkIconType: icon ? 'icon' : 'none',
    currentLink: { id, title, url, description, icon },
    ...linkColors(card.theme),
  };
  return { borderRadius: LINK_RADIUS, ...merge(card.slug, fields, known, data) };
}

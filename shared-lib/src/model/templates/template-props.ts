import { emptyProfile } from '../card/card';
import type { CardProfile, CardTheme } from '../card/card-schema';
import { linkDetail } from '../files/pdf-file';
import { readableTextOn } from '../values/contrast';
import { DEFAULT_LANGUAGE } from '../languages/card-language';
import { photoUrlPath, type PublicLink, type PublishedCard } from '../card/public-card';
import type { TemplateField, TemplateValues } from './template';

/** Props of a template's component. */
export type TemplateProps = Record<string, unknown>;

/** Part of a card, published or draft, that templates get. */
export type TemplatedCard = Pick<PublishedCard, 'slug' | 'profile' | 'theme' | 'language'>;

/** Returns the texts of a profile that templates get; surnames are in the name. */
function textsOf({ surnames: _surnames, ...profile }: CardProfile): TemplateProps {
  const fields = Object.entries({ ...emptyProfile(), ...profile });
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

function defaultsOf(fields: readonly TemplateField[]): TemplateValues {
  return Object.fromEntries(fields.map(({ id, defaultValue }) => [id, defaultValue]));
}

/** Returns the owner's values of those fields that are the owner's to fill in. */
function valuesOf(fields: readonly TemplateField[], data: TemplateValues): TemplateValues {
  return Object.fromEntries(
    fields.flatMap(({ id, editable }) => (editable && data[id] !== undefined ? [[id, data[id]]] : [])),
  );
}

/** Returns a picture's address on the card's own origin from its path in Storage; `''` for an invalid path. */
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
 * Returns the props of a profile template: instance data over card data over defaults. Blank fields of the card also
 * override defaults, so that no card shows an example's biography.
 *
 * @param data - The instance's values.
 */
export function profileTemplateProps(
  card: TemplatedCard,
  fields: readonly TemplateField[],
  data: TemplateValues,
): TemplateProps {
  const { profile } = card;
  const known = {
    ...textsOf(profile),
    title: profile.jobTitle,
    profileImage: profile.photo ? photoUrlPath(card.slug, profile.photo.path) : '',
  };
  return merge(card.slug, fields, known, data);
}

/** Corners of a link where neither card nor template sets them. */
const LINK_RADIUS = '14px';

/** Returns the colours of a link in the card's own design. */
function linkColors({ accent }: CardTheme): TemplateProps {
  return { backgroundColor: accent, textColor: readableTextOn(accent), hoverColor: accent };
}

/**
 * Returns the props of a link template for one link: instance data over card data over defaults.
 *
 * @param data - The instance's values.
 */
export function linkTemplateProps(
  card: TemplatedCard,
  link: PublicLink,
  fields: readonly TemplateField[],
  data: TemplateValues,
): TemplateProps {
  const { id, title, url, icon } = link;
  const description = linkDetail(link, card.language ?? DEFAULT_LANGUAGE);
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

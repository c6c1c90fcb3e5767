import { DEFAULT_THEME, emptyProfile } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';

/** A link as it is typed. */
export interface TypedLink {
  title: string;
  url: string;
  description: string;
}

/** Typed data of a card that a template is tried with. */
export interface TypedCard {
  profile: Record<TypedField, string>;
  links: TypedLink[];
}

/** Parts of a profile that can be typed, in the order of the form. */
export const TYPED_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'bio',
  'phone',
  'email',
  'website',
  'location',
] as const;

export type TypedField = (typeof TYPED_FIELDS)[number];

/** Most typed links. */
export const MAX_LINKS = 10;

/** Card before anything was typed. */
export const NOTHING_TYPED: TypedCard = {
  profile: {
    name: 'Nombre Apellido',
    jobTitle: '',
    company: '',
    bio: '',
    phone: '',
    email: '',
    website: '',
    location: '',
  },
  links: [{ title: 'Un enlace', url: 'https://ejemplo.com/', description: '' }],
};

/** Returns the card in the form that templates get. Invalid addresses are replaced by an example. */
export function toDrawnCard({ profile, links }: TypedCard): DrawnCard {
  return {
    slug: 'ejemplo',
    profile: { ...emptyProfile(), ...profile },
    links: links.map(({ title, url, description }, index) => ({
      id: `l${index}`,
      title,
      url: URL.canParse(url) ? url : 'https://ejemplo.com/',
      description,
      icon: '',
      from: null,
      until: null,
    })),
    theme: DEFAULT_THEME,
  };
}

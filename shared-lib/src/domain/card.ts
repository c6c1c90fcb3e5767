import type { Takedown } from './card-report';

/** Visibility of a card to its visitors. */
export type CardStatus = 'draft' | 'published' | 'paused';

/** A photo in Storage: `cards/{uid}/{cardId}/{sha256}.jpg`, immutable by name. */
export interface CardPhoto {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The person on a card. Texts are plain, and empty when not given. */
export interface CardProfile {
  /** The whole name. */
  name: string;
  /** The surnames, as the owner gave them; missing in older profiles, where `personNameOf` guesses them. */
  surnames?: string | undefined;
  jobTitle: string;
  company: string;
  bio: string;
  phone: string;
  email: string;
  website: string;
  location: string;
  photo: CardPhoto | null;
}

/** One link of a card. */
export interface CardLink {
  id: string;
  title: string;
  url: string;
  description: string;
  /** Name of an icon of the product's set, empty for the one that the address suggests. */
  icon: string;
  visible: boolean;
  /** ISO instants between which the link shows; `null` leaves that end open. */
  from: string | null;
  until: string | null;
}

/** Colours of a card. `auto` follows the visitor's system. */
export interface CardTheme {
  scheme: 'light' | 'dark' | 'auto';
  /** `#RRGGBB`. */
  accent: string;
}

/** Content of a card that its owner edits and the editor saves. */
export interface CardContent {
  /** The card's name in its owner's list; visitors never see it. */
  name: string;
  profile: CardProfile;
  links: CardLink[];
  theme: CardTheme;
  noindex: boolean;
}

/** `cards/{cardId}` as the app sees it; times are milliseconds since the epoch. */
export interface Card extends CardContent {
  id: string;
  userId: string;
  slug: string;
  /** Rises by one with every save of the content; a save based on an older one is refused. */
  revision: number;
  status: CardStatus;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  /** Revision that visitors see; `null` when the card was never published. */
  publishedRevision: number | null;
  /** True while visitors can book on it; written by functions from its services. */
  bookingEnabled?: boolean;
  /** Takedown by administrators; missing or `null` for none. */
  takedown?: Takedown | null;
}

/** Longest texts of a card, in characters (UTF-16 units), and most links. */
export const CARD_LIMITS = {
  cardName: 60,
  name: 80,
  jobTitle: 80,
  company: 80,
  bio: 600,
  phone: 40,
  email: 254,
  website: 2048,
  location: 120,
  linkTitle: 80,
  linkUrl: 2048,
  linkDescription: 160,
  links: 60,
} as const;

/** The product's own accent colour: teal. */
export const DEFAULT_ACCENT = '#0F766E';

/** Returns an empty profile for this person. */
export function emptyProfile(name = ''): CardProfile {
  return {
    name,
    jobTitle: '',
    company: '',
    bio: '',
    phone: '',
    email: '',
    website: '',
    location: '',
    photo: null,
  };
}

/** Returns the content of a new card. */
export function newCardContent(name: string, personName: string): CardContent {
  return {
    name,
    profile: emptyProfile(personName),
    links: [],
    theme: { scheme: 'auto', accent: DEFAULT_ACCENT },
    noindex: false,
  };
}

/** Reports whether visitors don't see the owner's latest content yet. */
export function hasUnpublishedChanges(
  card: Pick<Card, 'revision' | 'publishedRevision' | 'status'>,
): boolean {
  return card.status !== 'draft' && card.publishedRevision !== card.revision;
}

import type { Takedown } from './card-report';

/** Where a card stands for its visitors. */
export type CardStatus = 'draft' | 'published' | 'paused';

/** A photo in Storage: `cards/{uid}/{cardId}/{sha256}.jpg`, immutable by name. */
export interface CardPhoto {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Who the card presents. Texts are plain, empty when not given. */
export interface CardProfile {
  name: string;
  jobTitle: string;
  company: string;
  bio: string;
  phone: string;
  email: string;
  website: string;
  location: string;
  photo: CardPhoto | null;
}

/** One link of a card, as its owner keeps it. */
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

/** What the owner edits: everything the editor saves by itself. */
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
  /** Raised by one with every save of the content; a save that names an old one is refused. */
  revision: number;
  status: CardStatus;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  /** The revision that visitors see, or `null` when it was never published. */
  publishedRevision: number | null;
  /** Why administrators took it down; missing or `null` while they didn't. */
  takedown?: Takedown | null;
}

/** Longest texts, in characters (UTF-16 units), and how many links a card may have. */
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

/** The product's own accent: teal. */
export const DEFAULT_ACCENT = '#0F766E';

/** An empty profile for this person. */
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

/** The content of a card that has just been created. */
export function newCardContent(name: string, personName: string): CardContent {
  return {
    name,
    profile: emptyProfile(personName),
    links: [],
    theme: { scheme: 'auto', accent: DEFAULT_ACCENT },
    noindex: false,
  };
}

/** True when visitors do not yet see the owner's latest content. */
export function hasUnpublishedChanges(
  card: Pick<Card, 'revision' | 'publishedRevision' | 'status'>,
): boolean {
  return card.status !== 'draft' && card.publishedRevision !== card.revision;
}

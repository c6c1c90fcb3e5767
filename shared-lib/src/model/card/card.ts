import type { LeadForm } from '../booking/customers/lead';
import type { Takedown } from '../moderation/card-report';
import type { CardContent, CardProfile, CardTheme } from './card-schema';

/** Visibility of a card to its visitors. */
export type CardStatus = 'draft' | 'published' | 'paused';

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
  /** Form 'Dejar mis datos' of its visitors; written by functions. */
  leadForm?: LeadForm | null;
  /** Takedown by administrators; missing or `null` for none. */
  takedown?: Takedown | null;
}

/** The product's own accent colour: teal. */
export const DEFAULT_ACCENT = '#0F766E';

/** Theme of a new card, and of a page that shows none. */
export const DEFAULT_THEME: CardTheme = { scheme: 'auto', accent: DEFAULT_ACCENT };

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
    theme: DEFAULT_THEME,
    noindex: false,
  };
}

/** Returns the fields of a card that its owner edits. */
export function contentOf({
  name,
  profile,
  links,
  theme,
  sections,
  language,
  languages,
  noindex,
}: CardContent): CardContent {
  return {
    name,
    profile,
    links,
    theme,
    ...(sections && { sections }),
    ...(language && { language }),
    ...(languages && { languages }),
    noindex,
  };
}

/** Reports whether visitors don't see the owner's latest content yet. */
export function hasUnpublishedChanges(
  card: Pick<Card, 'revision' | 'publishedRevision' | 'status'>,
): boolean {
  return card.status !== 'draft' && card.publishedRevision !== card.revision;
}

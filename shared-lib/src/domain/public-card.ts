import type { CardProfile, CardTheme } from './card';

/** A link as visitors get it: canonical address, no switched-off ones. */
export interface PublicLink {
  id: string;
  title: string;
  url: string;
  description: string;
  icon: string;
  from: string | null;
  until: string | null;
}

/** What a template drew, sanitised: ready for a shadow root. */
export interface TemplatedPart {
  html: string;
  /** Which of {@link PublicTemplates.styles} goes with it. */
  style: number;
}

/** The parts of a card that templates draw; what is missing has the card's own look. */
export interface PublicTemplates {
  /** Style sheets, checked; each stands in the shadow root of the parts that name it. */
  styles: string[];
  profile: TemplatedPart | null;
  /** By link id. */
  links: Record<string, TemplatedPart>;
}

/** `publicCards/{slug}` of a card that visitors may see. */
export interface PublishedCard {
  status: 'published';
  slug: string;
  cardId: string;
  revision: number;
  profile: CardProfile;
  links: PublicLink[];
  theme: CardTheme;
  noindex: boolean;
  /** Whether visitors find something to book on it; missing where they don't. */
  bookingEnabled?: boolean;
  /** Missing where no template is applied. */
  templates?: PublicTemplates;
  /** ISO instant of the publication: the vCard's REV. */
  publishedAt: string;
}

/** `publicCards/{slug}` in every state: nothing of a card that isn't published is in the public document. */
export type PublicCard =
  | PublishedCard
  | { status: 'paused'; slug: string }
  | { status: 'deleted'; slug: string }
  /** By administrators. */
  | { status: 'taken-down'; slug: string }
  | { status: 'moved'; slug: string; to: string };

/**
 * The links to show at an instant.
 *
 * @param now - Milliseconds since the epoch.
 */
export function linksAt(links: readonly PublicLink[], now: number): PublicLink[] {
  return links.filter(
    (link) =>
      (link.from === null || Date.parse(link.from) <= now) &&
      (link.until === null || now < Date.parse(link.until)),
  );
}

/** The one line under the name: role and company, where given. */
export function roleLine(profile: Pick<CardProfile, 'jobTitle' | 'company'>): string {
  return [profile.jobTitle, profile.company].filter(Boolean).join(', ');
}

/**
 * Path of a card's photo on the card's own origin.
 *
 * @param slug - The card's address.
 * @param storagePath - `cards/{uid}/{cardId}/{sha256}.{jpg|webp}`.
 */
export function photoUrlPath(slug: string, storagePath: string): string {
  return `/c/${slug}/i/${storagePath.replace(/^cards\//, '')}`;
}

import type { LeadForm } from '../booking/customers/lead';
import type { CardPdf } from '../files/card-pdf';
import type { LinkPreview } from '../files/card-photo';
import type { CardProfile, CardTheme } from './card-schema';
import type { Service } from '../booking/service';
import type { CardLanguage, SpokenLanguages } from '../languages/card-language';
import type { LinkKind } from '../links/link-kinds';
import type { PublicSection, SectionHours } from '../sections/card-section';

/** A link as visitors get it, with its canonical address; switched-off ones are left out. */
export interface PublicLink {
  id: string;
  /** Missing in links of older cards, which lead to an address. */
  kind?: LinkKind;
  title: string;
  /** Empty for kinds that lead nowhere. That of a PDF is its path on the card's site. */
  url: string;
  /** PDF that it downloads; missing for none. */
  file?: CardPdf | undefined;
  description: string;
  icon: string;
  /** True to list it although an action button of the card leads to the same; missing otherwise. */
  alsoListed?: boolean;
  from: string | null;
  until: string | null;
}

/** Sanitised output of a template, ready for a shadow root. */
export interface TemplatedPart {
  html: string;
  /** Index of its style sheet in {@link PublicTemplates.styles}. */
  style: number;
}

/** Parts of a card that templates render; missing parts have the card's own design. */
export interface PublicTemplates {
  /** Checked style sheets; each is inserted into the shadow root of the parts that name it. */
  styles: string[];
  profile: TemplatedPart | null;
  /** By link id. */
  links: Record<string, TemplatedPart>;
}

/** A service as a card's section shows it. */
export type ShownService = Pick<
  Service,
  'id' | 'name' | 'description' | 'durationMinutes' | 'price' | 'priceOnRequest' | 'currency'
>;

/** `publicCards/{slug}` of a published card. */
export interface PublishedCard {
  status: 'published';
  slug: string;
  cardId: string;
  revision: number;
  profile: CardProfile;
  links: PublicLink[];
  theme: CardTheme;
  /** Sections below the links; missing for none. */
  sections?: PublicSection[];
  /** Services for the section that shows them; missing where there is no such section, or nothing can be booked. */
  services?: ShownService[];
  /**
   * Hours of the week in which the services can be booked, for search engines; missing where {@link services} is. They are said of a
   * place that shows no opening hours of its own.
   */
  bookingHours?: SectionHours['weekly'];
  /** Main language, in which the card's address opens; missing for Spanish. */
  language?: CardLanguage;
  /** Other languages in which visitors can read it; missing for none. */
  languages?: CardLanguage[];
  noindex: boolean;
  /** Picture for previews of the card's link; missing where none could be generated. */
  preview?: LinkPreview;
  /** True when visitors can book on it; missing otherwise. */
  bookingEnabled?: boolean;
  /** Form 'Dejar mis datos'; missing while it is closed. */
  leadForm?: LeadForm;
  /** Missing where no template is applied. */
  templates?: PublicTemplates;
  /** ISO instant of the publication: the vCard's REV. */
  publishedAt: string;
}

/** `publicCards/{slug}` in every status: the document of a card that isn't published has none of its content. */
export type PublicCard =
  | PublishedCard
  /** `taken-down`: by administrators. Its languages are all that is left of it. */
  | ({ status: 'paused' | 'deleted' | 'taken-down'; slug: string } & SpokenLanguages)
  | { status: 'moved'; slug: string; to: string };

/**
 * Returns the links that show at an instant.
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

/** Returns the line under the name: role and company, where given. */
export function roleLine(profile: Pick<CardProfile, 'jobTitle' | 'company'>): string {
  return [profile.jobTitle, profile.company].filter(Boolean).join(', ');
}

/**
 * Returns the path of a card's photo on the card's own origin.
 *
 * @param slug - The card's address.
 * @param storagePath - `cards/{uid}/{cardId}/{sha256}.{jpg|webp}`.
 */
export function photoUrlPath(slug: string, storagePath: string): string {
  return `/c/${slug}/i/${storagePath.replace(/^cards\//, '')}`;
}

/**
 * Returns the path in Storage of a published card's photo or PDF for visitors: a file that only functions write, and that
 * exists as long as the card at this address shows it.
 *
 * @param slug - The card's address.
 * @param storagePath - `cards/{uid}/{cardId}/{sha256}.{jpg|webp|pdf}`.
 */
export function shownPhotoPath(slug: string, storagePath: string): string {
  return `shown/${slug}/${storagePath.replace(/^cards\//, '')}`;
}

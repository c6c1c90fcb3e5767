import { z } from 'zod';
import { CARD_LIMITS } from './card-limits';
import { pdfSchema } from '../files/card-pdf';
import { photoSchema } from '../files/card-photo';
import { HEX_COLOR } from '../values/contrast';
import { asciiEmail, findEmailProblem } from '../contact/email-address';
import { hasLink } from '../links/link-text';
import { MAX_LINK_URL, parseLinkUrl } from '../links/link-url';
import { hasAddress, iconOfKind, LINK_KINDS, type LinkKind } from '../links/link-kinds';
import { isNetwork, networkOfHost } from '../links/networks';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, languagesOf, type CardLanguage } from '../languages/card-language';
import { pdfsOf, pdfUrlPath } from '../files/pdf-file';
import { tidyPhone } from '../contact/phone-number';
import { withPhoneProblems } from '../contact/phone-schema';
import { clean, cleanLine, text } from '../values/plain-text';
import type { PublicLink } from './public-card';
import {
  sectionsSchema,
  toPublicSections,
  findSectionProblems,
  type PublicSection,
} from '../sections/card-section';

/*
 * Fields of a card, each declared once: its type, its limits, the editor's checks, the check before publishing. The rules
 * (`firestore.rules`) repeat the limits, and rules-tests/schema/schema-limits.test.ts refuses every difference.
 *
 * Messages are codes (`code` or `code:limit`), read by `shared-lib/errors`; the same schemas check the editor's fields
 * and, in functions, what is about to be published.
 */

/** A person's name. It appears in mail to people who never requested any, so that it must not contain a link. */
export const nameText = (max: number) =>
  text(max).refine((value) => !hasLink(value), { message: 'name-link' });

/** Empty or an e-mail address. */
export const emailText = text(254).refine((value) => findEmailProblem(value) !== 'email-invalid', {
  message: 'email-invalid',
});

/** Empty or a phone number in any notation: its digits are counted. */
export const phoneText = withPhoneProblems(text(40));

/** Empty or an address that a link may have. */
export const urlText = z
  .string()
  .superRefine((value, context) => {
    if (value.trim() === '') return;
    const result = parseLinkUrl(value);
    if (!result.ok) context.addIssue({ code: 'custom', message: result.problem });
  })
  .meta({ maxLength: MAX_LINK_URL });

/**
 * The profile as it may be saved in a draft. Texts are plain, and empty when not given; fields that older cards lack are
 * optional.
 */
export const profileSchema = z.strictObject({
  /** The whole name. */
  name: nameText(80),
  /** The surnames, as the owner gave them; missing in older profiles, where `personNameOf` guesses them. */
  surnames: nameText(80).optional(),
  jobTitle: text(80),
  company: text(80),
  bio: text(CARD_LIMITS.bio),
  phone: phoneText,
  email: emailText,
  website: urlText,
  location: text(120),
  photo: photoSchema.nullable(),
});

/** The person on a card. */
export type CardProfile = z.infer<typeof profileSchema>;

/** An ISO instant; `null` leaves that end open. */
const instant = z.iso.datetime({ offset: true }).nullable();

/** Fields of {@link linkSchema}. */
export const linkFields = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** Missing in older links, and where it follows from the address alone. */
  kind: z.enum(LINK_KINDS).optional(),
  title: text(80),
  url: urlText,
  /** A PDF of the owner's that it downloads, in place of an address; missing for none. */
  file: pdfSchema.optional(),
  description: text(160),
  /** Name of an icon of the product's set, empty for the one that the address suggests. */
  icon: z.string().max(40),
  visible: z.boolean(),
  /** True to list it although an action button of the card leads to the same; missing in older links. */
  alsoListed: z.boolean().optional(),
  /** Instants between which the link shows. */
  from: instant,
  until: instant,
});

/** Reports whether an address leads to another site than the network that its link names. */
function leadsElsewhere(kind: LinkKind | undefined, url: string): boolean {
  if (kind === undefined || !isNetwork(kind)) return false;
  const parsed = parseLinkUrl(url);
  return parsed.ok && (!URL.canParse(parsed.url) || networkOfHost(new URL(parsed.url).hostname) !== kind);
}

/** Matches a number that receives a Bizum: a Spanish mobile, or the code of an organisation. */
const BIZUM = /^((\+|00)?34)?[67]\d{8}$|^\d{5}$/;

/** A link as it may be saved in a draft: it may still lack its title or address. */
export const linkSchema = linkFields.superRefine((link, context) => {
  const refuse = (path: keyof typeof link, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (link.from !== null && link.until !== null && link.from >= link.until)
    refuse('until', 'until-before-from');
  if (leadsElsewhere(link.kind, link.url)) refuse('url', 'link-other-site');
  if (link.file && link.kind !== 'pdf') refuse('file', 'pdf-invalid');
  const number = link.description.replace(/[\s().-]/g, '');
  if (link.kind === 'bizum' && number !== '' && !BIZUM.test(number)) refuse('description', 'bizum-invalid');
});

/** One link of a card. */
export type CardLink = z.infer<typeof linkSchema>;

/** Look of a card. Fields that older cards lack are optional; a card without them has the product's own look. */
const themeSchema = z.strictObject({
  /** `auto` follows the visitor's system. */
  scheme: z.enum(['light', 'dark', 'auto']),
  /** `#RRGGBB`. */
  accent: z.string().regex(HEX_COLOR, 'color-invalid'),
  /** Arrangement of photo and name. */
  layout: z.enum(['classic', 'side', 'band', 'bold']).optional(),
  /** Typeface: of those that every system has, or one of ours, with a file on the cards' site. */
  font: z
    .enum([
      ...['sans', 'serif', 'round', 'mono'],
      ...['dm-sans', 'nunito', 'outfit', 'space-grotesk', 'bricolage', 'playfair', 'source-serif'],
    ] as const)
    .optional(),
  corners: z.enum(['soft', 'square', 'round']).optional(),
  /** Background: the scheme's own, or one with a breath of the accent. */
  ground: z.enum(['plain', 'tint']).optional(),
  /** Social links among the others, or as a row of icons above them. */
  socials: z.enum(['list', 'icons']).optional(),
  /** Links as the rows of one list, as buttons in the accent, or as tiles with large icons. */
  linkStyle: z.enum(['list', 'filled', 'tiles']).optional(),
  /** Icons of networks in the card's accent, or in the colours of their brands. */
  linkColors: z.enum(['accent', 'brand']).optional(),
  /** Wide picture above the name. */
  cover: photoSchema.nullable().optional(),
  /** Mark of a company or trade, whole. */
  logo: photoSchema.nullable().optional(),
});

export type CardTheme = z.infer<typeof themeSchema>;

/** Everything that the editor saves. */
export const cardContentSchema = z.strictObject({
  /** The card's name in its owner's list; visitors never see it. */
  name: text(CARD_LIMITS.cardName).refine((value) => value.trim() !== '', { message: 'required' }),
  profile: profileSchema,
  links: z.array(linkSchema).max(CARD_LIMITS.links, `too-many-links:${CARD_LIMITS.links}`),
  theme: themeSchema,
  /** Sections below the links, in their order; missing in older cards. */
  sections: sectionsSchema.optional(),
  /** Main language; missing for Spanish. */
  language: z.enum(CARD_LANGUAGES).optional(),
  /** Other languages in which visitors get it; missing for none. */
  languages: z.array(z.enum(CARD_LANGUAGES)).max(CARD_LANGUAGES.length).optional(),
  noindex: z.boolean(),
});

/** Content of a card that its owner edits and the editor saves. */
export type CardContent = z.infer<typeof cardContentSchema>;

/** Names of the fields of a profile, of a link besides its id, and of a theme. */
export const PROFILE_FIELDS = profileSchema.keyof().options;
export const LINK_FIELDS = linkFields.omit({ id: true }).keyof().options;
export const THEME_FIELDS = themeSchema.keyof().options;

/**
 * A problem that has to be solved before a card can be published. `path` is that of the field, such as `links.2.url`.
 */
export interface CardProblem {
  path: string;
  code: string;
}

/**
 * Lists the problems that keep content from being published: everything that a draft may not have, plus a missing name
 * of the person, and a missing title or address of a visible link.
 */
export function findPublishProblems(content: CardContent): CardProblem[] {
  const parsed = cardContentSchema.safeParse(content);
  const problems: CardProblem[] = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.message }));
  // A draft may hold anything in its lists: what isn't a link has its problem already.
  const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === '';
  if (isBlank(content.profile?.name)) problems.push({ path: 'profile.name', code: 'required' });
  problems.push(...findSectionProblems(content.sections));
  if (!Array.isArray(content.links)) return problems;
  let pdfs = 0;
  content.links.forEach((link: Partial<CardLink> | null, index) => {
    if (!link?.visible) return;
    pdfs += pdfsOf([link]).length;
    if (link.file && pdfs > CARD_LIMITS.pdfs)
      problems.push({ path: `links.${index}.file`, code: `too-many-pdfs:${CARD_LIMITS.pdfs}` });
    const demand = (field: 'title' | 'url' | 'description', code: string) => {
      if (isBlank(link[field])) problems.push({ path: `links.${index}.${field}`, code });
    };
    if (link.kind !== 'text') demand('title', 'required');
    if (hasAddress(link.kind) && !link.file)
      demand('url', link.kind === 'pdf' ? 'pdf-required' : 'url-required');
    if (link.kind === 'text' || link.kind === 'bizum') demand('description', 'required');
  });
  return problems;
}

/** Returns the target of a link: the path of its PDF, its URL in canonical form, or '' for none. */
function linkAddress({ kind, url, file }: Pick<CardLink, 'kind' | 'url' | 'file'>, slug: string): string {
  if (file) return pdfUrlPath(slug, file.path);
  return hasAddress(kind) ? canonicalUrl(url) : '';
}

function canonicalUrl(value: string): string {
  const result = parseLinkUrl(value);
  return result.ok ? result.url : '';
}

/** Cleaning of the profile's texts that aren't a single line. */
const PROFILE_CLEANING: Partial<Record<keyof CardProfile, (value: string) => string>> = {
  bio: clean,
  email: (value) => asciiEmail(cleanLine(value)),
  phone: (value) => tidyPhone(cleanLine(value)),
  website: canonicalUrl,
};

/** Returns the declared fields of a profile, with its texts cleaned. */
function cleanProfile(profile: CardProfile): CardProfile {
  const fields = PROFILE_FIELDS.filter((field) => profile[field] !== undefined).map((field) => {
    const value = profile[field];
    return [field, typeof value === 'string' ? (PROFILE_CLEANING[field] ?? cleanLine)(value) : value];
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Its fields are those of the profile.
  return Object.fromEntries(fields) as CardProfile;
}

/**
 * Returns the part of a card that visitors see, cleaned and with canonical addresses.
 *
 * @param content - Content without publish problems.
 * @param slug - Address below which its files are; a draft's may lie anywhere.
 */
export function toPublicContent(
  content: CardContent,
  slug = '',
): {
  profile: CardProfile;
  links: PublicLink[];
  theme: CardTheme;
  sections?: PublicSection[];
  language?: CardLanguage;
  languages?: CardLanguage[];
  noindex: boolean;
} {
  const sections = toPublicSections(content.sections ?? []);
  const [main, ...others] = languagesOf(content);
  return {
    profile: cleanProfile(content.profile),
    links: content.links
      .filter((link) => link.visible)
      .map(({ id, kind, title, url, file, description, icon, alsoListed, from, until }) => ({
        id,
        ...(kind && { kind }),
        title: kind === 'text' ? '' : cleanLine(title),
        url: linkAddress({ kind, url, file }, slug),
        ...(file && { file }),
        description: kind === 'heading' ? '' : cleanLine(description),
        icon: iconOfKind({ icon: cleanLine(icon), kind }),
        ...(alsoListed && { alsoListed }),
        from,
        until,
      })),
    theme: { ...content.theme, accent: content.theme.accent.toUpperCase() },
    ...(sections.length > 0 && { sections }),
    ...(main !== DEFAULT_LANGUAGE && { language: main }),
    ...(others.length > 0 && { languages: others }),
    noindex: content.noindex,
  };
}

import { z } from 'zod';
import { CARD_LIMITS, type CardContent, type CardLink, type CardProfile } from './card';
import { HEX_COLOR } from './contrast';
import { hasLink } from './link-text';
import { parseLinkUrl } from './link-url';
import type { PublicLink } from './public-card';

/*
 * Messages are codes (`code` or `code:limit`), read by `shared-lib/errors`; the same schemas check the editor's fields
 * and, in functions, what is about to be published.
 */

/** Text of at most `max` characters (UTF-16 units, as the rules and text fields count); empty is allowed. */
const text = (max: number) => z.string().max(max, `too-long:${max}`);

/** A person's name. It appears in mail to people who never asked for any, so that it must not contain an address. */
export const nameText = (max: number) =>
  text(max).refine((value) => !hasLink(value), { message: 'name-link' });

const EMAIL = /^[^\s@<>()"',;:\\]+@[^\s@<>()"',;:\\]+\.[^\s@<>()"',;:\\.]{2,}$/;
// Blank or a number. The rules have the same expression: RE2 knows fewer spaces as `\s` than JavaScript does.
const PHONE = /^[\p{Z}\t\n\f\r]*(\+?[0-9\p{Z}\t\n\f\r()-]{10,})?$/u;

/** Empty or an e-mail address. */
export const emailText = text(CARD_LIMITS.email).refine(
  (value) => value.trim() === '' || EMAIL.test(value.trim()),
  {
    message: 'email-invalid',
  },
);

/** Empty or a phone number: optional plus, then at least 10 digits, spaces, hyphens or parentheses. */
export const phoneText = text(CARD_LIMITS.phone).refine((value) => PHONE.test(value), {
  message: 'phone-invalid',
});

/** Empty or an address that a link may have. */
export const urlText = z.string().superRefine((value, context) => {
  if (value.trim() === '') return;
  const result = parseLinkUrl(value);
  if (!result.ok) context.addIssue({ code: 'custom', message: result.problem });
});

const photoSchema = z.strictObject({
  path: z.string().regex(/^cards\/[\w-]{1,128}\/[\w-]{1,128}\/[0-9a-f]{64}\.(jpg|webp)$/, 'photo-invalid'),
  width: z.number().int().min(1).max(4096),
  height: z.number().int().min(1).max(4096),
});

/** The profile as it may be saved in a draft. */
export const profileSchema: z.ZodType<CardProfile> = z.strictObject({
  name: nameText(CARD_LIMITS.name),
  surnames: nameText(CARD_LIMITS.name).optional(),
  jobTitle: text(CARD_LIMITS.jobTitle),
  company: text(CARD_LIMITS.company),
  bio: text(CARD_LIMITS.bio),
  phone: phoneText,
  email: emailText,
  website: urlText,
  location: text(CARD_LIMITS.location),
  photo: photoSchema.nullable(),
});

const instant = z.iso.datetime({ offset: true }).nullable();

/** A link as it may be saved in a draft: it may still lack its title or address. */
export const linkSchema: z.ZodType<CardLink> = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/),
    title: text(CARD_LIMITS.linkTitle),
    url: urlText,
    description: text(CARD_LIMITS.linkDescription),
    icon: z.string().max(40),
    visible: z.boolean(),
    from: instant,
    until: instant,
  })
  .refine((link) => link.from === null || link.until === null || link.from < link.until, {
    path: ['until'],
    message: 'until-before-from',
  });

/** Fields of {@link cardContentSchema}, for schemas of larger objects. */
export const cardContentShape = {
  name: text(CARD_LIMITS.cardName).refine((value) => value.trim() !== '', { message: 'required' }),
  profile: profileSchema,
  links: z.array(linkSchema).max(CARD_LIMITS.links, `too-many-links:${CARD_LIMITS.links}`),
  theme: z.strictObject({
    scheme: z.enum(['light', 'dark', 'auto']),
    accent: z.string().regex(HEX_COLOR, 'color-invalid'),
  }),
  noindex: z.boolean(),
};

/** Everything that the editor saves. */
export const cardContentSchema: z.ZodType<CardContent> = z.strictObject(cardContentShape);

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
  if (!Array.isArray(content.links)) return problems;
  content.links.forEach((link: Partial<CardLink> | null, index) => {
    if (!link?.visible) return;
    if (isBlank(link.title)) problems.push({ path: `links.${index}.title`, code: 'required' });
    if (isBlank(link.url)) problems.push({ path: `links.${index}.url`, code: 'url-required' });
  });
  return problems;
}

/** Trims text, normalises line ends and removes control characters, so that nothing invisible reaches a visitor. */
function clean(value: string): string {
  return value
    .replace(/\r\n?|\u0085/g, '\n')

    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** Returns {@link clean} text on one line. */
function cleanLine(value: string): string {
  return clean(value).replace(/\s+/g, ' ');
}

function canonicalUrl(value: string): string {
  const result = parseLinkUrl(value);
  return result.ok ? result.url : '';
}

/**
 * Returns the part of a card that visitors see, cleaned and with canonical addresses.
 *
 * @param content - Content without publish problems.
 */
export function toPublicContent(content: CardContent): {
  profile: CardProfile;
  links: PublicLink[];
  theme: CardContent['theme'];
  noindex: boolean;
} {
  const { profile } = content;
  return {
    profile: {
      name: cleanLine(profile.name),
      ...(profile.surnames !== undefined && { surnames: cleanLine(profile.surnames) }),
      jobTitle: cleanLine(profile.jobTitle),
      company: cleanLine(profile.company),
      bio: clean(profile.bio),
      phone: cleanLine(profile.phone),
      email: cleanLine(profile.email),
      website: canonicalUrl(profile.website),
      location: cleanLine(profile.location),
      photo: profile.photo,
    },
    links: content.links
      .filter((link) => link.visible)
      .map(({ id, title, url, description, icon, from, until }) => ({
        id,
        title: cleanLine(title),
        url: canonicalUrl(url),
        description: cleanLine(description),
        icon: cleanLine(icon),
        from,
        until,
      })),
    theme: { scheme: content.theme.scheme, accent: content.theme.accent.toUpperCase() },
    noindex: content.noindex,
  };
}

import { z } from 'zod';
import { isZone } from '../availability/is-zone';
import { mergeRanges } from '../availability/merge-ranges';
import { photoSchema } from '../files/card-photo';
import type { CardProblem } from '../card/card-schema';
import { MAX_LINK_URL } from '../links/link-url';
import { clean, cleanLine, text } from '../values/plain-text';
import { SECTION_KINDS, SECTION_LIMITS } from './section-kinds';
import { parseVideo } from './video';

const HOURS_INVALID = 'hours-invalid';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, HOURS_INVALID);

const ranges = z
  .array(
    z
      .strictObject({ from: time, to: time })
      .refine(({ from, to }) => from !== to && from !== '24:00', HOURS_INVALID),
  )
  .max(SECTION_LIMITS.ranges, HOURS_INVALID)
  .optional();

/** Opening hours of a week, as wall-clock times in `zone`. A weekday that is missing (`1` is Monday) is closed. */
const hoursSchema = z.strictObject({
  zone: z.string().max(64).refine(isZone, HOURS_INVALID),
  weekly: z.strictObject({
    '1': ranges,
    '2': ranges,
    '3': ranges,
    '4': ranges,
    '5': ranges,
    '6': ranges,
    '7': ranges,
  }),
});

/** Opening hours of a card. */
export type SectionHours = z.infer<typeof hoursSchema>;

/** A picture of a section, with the words for who doesn't see it. */
const pictureSchema = photoSchema.extend({ alt: text(SECTION_LIMITS.alt) });

/** A picture of a section. */
export type SectionPicture = z.infer<typeof pictureSchema>;

/** One section of a card; its id is its kind. */
export const sectionSchema = z.strictObject({
  id: z.enum(SECTION_KINDS),
  visible: z.boolean(),
  /** Heading; empty for the kind's own. */
  title: text(SECTION_LIMITS.title),
  /** The text of 'about', the address of 'place', a note of the others. */
  text: text(SECTION_LIMITS.text),
  /** Opinions that the owner copied, of 'reviews'. */
  quotes: z
    .array(z.strictObject({ text: text(SECTION_LIMITS.quote), who: text(SECTION_LIMITS.who) }))
    .max(SECTION_LIMITS.quotes)
    .optional(),
  /** Missing until its owner has set some, of 'hours'. */
  hours: hoursSchema.optional(),
  /** Pictures of 'gallery'; for 'video' its poster, if any. */
  pictures: z.array(pictureSchema).max(SECTION_LIMITS.pictures).optional(),
  /** Address of 'video', on a platform that {@link parseVideo} knows; may be empty in a draft. */
  video: text(MAX_LINK_URL)
    .refine((value) => value.trim() === '' || parseVideo(value) !== null, { message: 'video-unknown' })
    .optional(),
});

/** A section as its owner edits it. */
export type CardSection = z.infer<typeof sectionSchema>;

/** A section as visitors get it: cleaned, with all that it needs. */
export type PublicSection = Omit<CardSection, 'visible'>;

/** Sections of a card, in the order of the page. */
export const sectionsSchema = z
  .array(sectionSchema)
  .max(SECTION_KINDS.length)
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length);

/** Names of the fields of a section besides its id. */
export const SECTION_FIELDS = sectionSchema.omit({ id: true }).keyof().options;

/** Field without which a section of a kind has nothing to show; services come from elsewhere. */
const NEEDED: Partial<Record<CardSection['id'], 'text' | 'quotes' | 'hours' | 'pictures' | 'video'>> = {
  gallery: 'pictures',
  video: 'video',
  about: 'text',
  place: 'text',
  reviews: 'quotes',
  hours: 'hours',
};

const isOpenSometime = ({ weekly }: SectionHours): boolean =>
  Object.values(weekly).some((day) => day !== undefined && day.length > 0);

/** Returns a section as visitors get it. */
function toPublicSection(section: CardSection): PublicSection {
  const { id, title, text, quotes, hours, pictures = [], video = '' } = section;
  const said = (quotes ?? [])
    .map((quote) => ({ text: clean(quote.text), who: cleanLine(quote.who) }))
    .filter((quote) => quote.text !== '');
  const weekly = Object.entries(hours?.weekly ?? {}).map(([day, open]) => [day, mergeRanges(open ?? [])]);
  return {
    id,
    title: cleanLine(title),
    text: clean(text),
    ...(id === 'reviews' && { quotes: said }),
    ...(id === 'hours' && hours && { hours: { zone: hours.zone, weekly: Object.fromEntries(weekly) } }),
    ...((id === 'gallery' || id === 'video') && {
      pictures: pictures.map((picture) => ({ ...picture, alt: cleanLine(picture.alt) })),
    }),
    ...(id === 'video' && { video: parseVideo(video)?.url ?? '' }),
  };
}

/** Reports whether a section shows anything. */
function isWhole({ id, text, quotes = [], hours, pictures = [], video = '' }: PublicSection): boolean {
  switch (NEEDED[id]) {
    case undefined:
      return true;
    case 'text':
      return text !== '';
    case 'quotes':
      return quotes.length > 0;
    case 'pictures':
      return pictures.length > 0;
    case 'video':
      return video !== '';
    case 'hours':
      return hours !== undefined && isOpenSometime(hours);
  }
}

/** Returns the sections that visitors see, in their order: switched on, cleaned, and none without content. */
export function toPublicSections(sections: readonly CardSection[]): PublicSection[] {
  return sections
    .filter(({ visible }) => visible)
    .map(toPublicSection)
    .filter(isWhole);
}

/**
 * Lists what keeps sections from being published: a section that is switched on and has nothing to show.
 *
 * @param sections - Those of a draft, which may hold anything.
 */
export function findSectionProblems(sections: unknown): CardProblem[] {
  const parsed = sectionsSchema.safeParse(sections);
  if (!parsed.success) return [];
  return parsed.data.flatMap((section, place) => {
    const field = NEEDED[section.id];
    const isMissing = section.visible && field !== undefined && !isWhole(toPublicSection(section));
    return isMissing ? [{ path: `sections.${place}.${field}`, code: `section-${field}` }] : [];
  });
}

/** Sections that a card can have below its links, in the order in which a new card offers them. */
export const SECTION_KINDS = ['about', 'services', 'gallery', 'video', 'hours', 'place', 'reviews'] as const;

/** A kind of section; a card has at most one of each. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Longest texts of a section in characters (UTF-16 units), and most opinions, pictures and ranges of a day. */
export const SECTION_LIMITS = {
  title: 80,
  text: 2000,
  quote: 400,
  who: 80,
  quotes: 10,
  ranges: 6,
  pictures: 9,
  alt: 160,
} as const;

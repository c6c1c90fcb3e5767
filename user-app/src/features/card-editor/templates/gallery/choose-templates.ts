import { searchTemplates, type TemplateIndexEntry, type TemplateSection } from 'shared-lib/model';

/** Order of templates in the gallery. */
export const GALLERY_SORTS = ['used', 'newest', 'name'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

/** Filter of the gallery. */
export interface GalleryFilter {
  words: string;
  section: TemplateSection;
  /** `null` for all. */
  category: string | null;
  sort: GallerySort;
}

const ORDERS: Record<GallerySort, (a: TemplateIndexEntry, b: TemplateIndexEntry) => number> = {
  used: (a, b) => b.downloadCount - a.downloadCount,
  newest: (a, b) => b.updatedAt - a.updatedAt,
  name: (a, b) => a.name.localeCompare(b.name, 'es'),
};

/** Returns the templates to show. */
export function chooseTemplates(
  index: readonly TemplateIndexEntry[],
  { words, section, category, sort }: GalleryFilter,
): TemplateIndexEntry[] {
  const found = searchTemplates(index, words, section);
  return found.filter((entry) => category === null || entry.category === category).sort(ORDERS[sort]);
}

/** Returns the categories of a section, sorted by name. */
export function categoriesOf(index: readonly TemplateIndexEntry[], section: TemplateSection): string[] {
  const named = index.filter(({ targetSection, category }) => targetSection === section && category !== '');
  return [...new Set(named.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'es'));
}

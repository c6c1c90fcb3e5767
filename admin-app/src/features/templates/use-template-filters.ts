import { useMemo } from 'react';
import { useSearchParams } from 'shared-lib/router';
import {
  searchTemplates,
  type TemplateListEntry,
  type TemplateSection,
  type TemplateUse,
} from 'shared-lib/model';

/** Columns that the list can be sorted by. */
export type SortColumn = 'name' | 'category' | 'edited' | 'downloads' | 'usage' | 'trend';

/** Filters of the list, stored in the URL, so that they survive leaving the screen. */
export interface TemplateFilters {
  words: string;
  section: TemplateSection | null;
  visibility: 'public' | 'private' | null;
  sort: SortColumn;
  descending: boolean;
}

/** Lines that are shown at first, and that each «Cargar más» adds. */
const A_PAGE = 24;

/** Columns that the list can be sorted by, in their order. */
export const COLUMNS: readonly SortColumn[] = ['name', 'category', 'edited', 'downloads', 'usage', 'trend'];

function readFilters(parameters: URLSearchParams): TemplateFilters {
  const section = parameters.get('seccion');
  const visibility = parameters.get('ver');
  const [sort = '', direction] = (parameters.get('orden') ?? 'downloads').split('-');
  return {
    words: parameters.get('buscar') ?? '',
    section: section === 'profile' || section === 'links' ? section : null,
    visibility: visibility === 'public' || visibility === 'private' ? visibility : null,
    sort: COLUMNS.find((column) => column === sort) ?? 'downloads',
    descending: direction !== 'asc',
  };
}

function writeFilters({ words, section, visibility, sort, descending }: TemplateFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  if (words) parameters.set('buscar', words);
  if (section) parameters.set('seccion', section);
  if (visibility) parameters.set('ver', visibility);
  if (sort !== 'downloads' || !descending) parameters.set('orden', `${sort}-${descending ? 'desc' : 'asc'}`);
  return parameters;
}

function compare(first: TemplateListEntry, second: TemplateListEntry, column: SortColumn): number {
  if (column === 'name' || column === 'category') return first[column].localeCompare(second[column], 'es');
  return column === 'edited'
    ? first.updatedAt - second.updatedAt
    : first.downloadCount - second.downloadCount;
}

/** Reports whether the order needs each template's use. */
export const isOrderedByUse = ({ sort }: TemplateFilters) => sort === 'usage' || sort === 'trend';

/** Returns all templates that match the filters, sorted; for an order by use they are sorted by downloads. */
export function filterEntries(
  entries: readonly TemplateListEntry[],
  filters: TemplateFilters,
): TemplateListEntry[] {
  const { words, section, visibility, sort, descending } = filters;
  const isDown = descending || isOrderedByUse(filters);
  return searchTemplates(entries, words, section ?? undefined)
    .filter(({ isPublic }) => !visibility || isPublic === (visibility === 'public'))
    .sort((a, b) => (isDown ? compare(b, a, sort) : compare(a, b, sort)));
}

/** Returns the figure that a template is sorted by; `null` for one without it. */
function figureOf(use: TemplateUse | undefined, sort: 'usage' | 'trend'): number | null {
  if (!use || sort === 'usage') return use?.usage ?? null;
  // From nothing to something no percentage is high enough.
  return use.trend ?? (use.recent > 0 ? Infinity : null);
}

/**
 * Sorts templates by use or by the rise of their use where requested; of the same rise, the one that was used more lately rises
 * more. Templates without one, or not counted yet, come last.
 */
export function sortByUse(
  found: readonly TemplateListEntry[],
  filters: TemplateFilters,
  uses: Readonly<Record<string, TemplateUse>>,
): TemplateListEntry[] {
  const { sort, descending } = filters;
  if (sort !== 'usage' && sort !== 'trend') return [...found];
  const ranks = found.map((entry) => {
    const use = uses[entry.id];
    return { entry, figure: figureOf(use, sort), recent: use?.recent ?? 0 };
  });
  return ranks
    .sort((one, other) => {
      if (one.figure === null || other.figure === null)
        return Number(one.figure === null) - Number(other.figure === null);
      const rises = one.figure === other.figure ? one.recent - other.recent : one.figure - other.figure;
      return descending ? -rises : rises;
    })
    .map(({ entry }) => entry);
}

/** Returns the filters of the list, the number of shown lines, and functions that change both. */
export function useTemplateFilters(): {
  filters: TemplateFilters;
  change: (change: Partial<TemplateFilters>) => void;
  most: number;
  showMore: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const change = (part: Partial<TemplateFilters>) => {
    setParameters((now) => writeFilters({ ...readFilters(now), ...part }), { replace: true });
  };
  const most = Math.max(A_PAGE, Number(parameters.get('hasta')) || 0);
  const showMore = () => {
    setParameters(
      (earlier) => {
        earlier.set('hasta', String(most + A_PAGE));
        return earlier;
      },
      { replace: true },
    );
  };
  return { filters, change, most, showMore };
}

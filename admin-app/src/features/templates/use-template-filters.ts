import { useMemo } from 'react';
import { useSearchParams } from 'shared-lib/router';
import { searchTemplates, type TemplateSection } from 'shared-lib/domain';
import type { ListedTemplate } from './template-rows';

/** Columns that the list can be ordered by. */
export type SortColumn = 'name' | 'category' | 'downloads' | 'usage' | 'trend';

/** What is looked for; kept in the address, so that it is there on return. */
export interface TemplateFilters {
  words: string;
  section: TemplateSection | null;
  visibility: 'public' | 'private' | null;
  sort: SortColumn;
  descending: boolean;
}

const COLUMNS: readonly SortColumn[] = ['name', 'category', 'downloads', 'usage', 'trend'];

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

function compare(first: ListedTemplate, second: ListedTemplate, column: SortColumn): number {
  if (column === 'name' || column === 'category') return first[column].localeCompare(second[column], 'es');
  // What has no trend is below everything that has one.
  return (first[column] ?? -Infinity) - (second[column] ?? -Infinity) || 0;
}

/** The lines that are looked for, in the order that is asked for. */
export function filterRows(rows: readonly ListedTemplate[], filters: TemplateFilters): ListedTemplate[] {
  const { words, section, visibility, sort, descending } = filters;
  const wanted = new Set(
    searchTemplates(
      rows.map(({ template }) => template),
      words,
      section ?? undefined,
    ).map(({ id }) => id),
  );
  return rows
    .filter(({ id, isPublic }) => wanted.has(id) && (!visibility || isPublic === (visibility === 'public')))
    .sort((a, b) => (descending ? compare(b, a, sort) : compare(a, b, sort)));
}

/** The filters of the list, and how to change them. */
export function useTemplateFilters(): [TemplateFilters, (change: Partial<TemplateFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const change = (part: Partial<TemplateFilters>) => {
    setParameters(writeFilters({ ...filters, ...part }), { replace: true });
  };
  return [filters, change];
}

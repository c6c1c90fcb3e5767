import type { Template, TemplateListEntry, TemplateUse } from 'shared-lib/domain';
import { aTemplateDraft } from 'shared-lib/testing';
import { toRow } from './template-rows';
import { filterEntries, sortByUse, type TemplateFilters } from './use-template-filters';

const aTemplate = (id: string, change: Partial<Template> = {}): Template => ({
  ...aTemplateDraft(),
  id,
  isPublic: true,
  compiledCode: 'x',
  downloadCount: 0,
  rating: 0,
  createdAt: 0,
  updatedAt: 0,
  revision: 1,
  ...change,
});

const anEntry = (id: string, change: Partial<TemplateListEntry> = {}): TemplateListEntry => ({
  id,
  name: id,
  description: '',
  tags: [],
  targetSection: 'profile',
  category: '',
  version: '1.0.0',
  isPublic: true,
  downloadCount: 0,
  updatedAt: 0,
  ...change,
});

const aUse = (usage: number, trend: number | null = null): TemplateUse => ({
  byVersion: { '1.0.0': usage },
  usage,
  trend,
});

describe('a line of the list of templates', () => {
  it('S3.07 has id, name, description, category, visibility, downloads, use and its real trend', () => {
    const template = aTemplate('a', { downloadCount: 7 });
    const row = toRow(anEntry('a', { name: 'Antes' }), { template, hasDraft: false, use: aUse(3, 50) });
    expect(row).toMatchObject({
      id: 'a',
      name: 'Clara',
      description: 'Líneas claras',
      category: 'Profesional',
      isPublic: true,
      downloads: 7,
      usage: 3,
      trend: 50,
    });
  });

  it('says what the list knows until the template was read and its use counted', () => {
    const entry = anEntry('b', { name: 'Encontrada', isPublic: false, downloadCount: 2 });
    expect(toRow(entry, { template: null, hasDraft: false, use: undefined })).toMatchObject({
      name: 'Encontrada',
      isPublic: false,
      downloads: 2,
      usage: 0,
      trend: null,
      isCounted: false,
      isValid: true,
    });
  });

  it('says that there is nothing to draw, and that edits wait', () => {
    const template = aTemplate('a', { cssCode: ' ' });
    expect(toRow(anEntry('a'), { template, hasDraft: true, use: aUse(0) })).toMatchObject({
      isValid: false,
      hasDraft: true,
    });
  });
});

describe('what is looked for', () => {
  const all: TemplateFilters = {
    words: '',
    section: null,
    visibility: null,
    sort: 'downloads',
    descending: true,
  };
  const entries = [
    anEntry('Ámbar', { downloadCount: 1, tags: ['cálida'] }),
    anEntry('Zinc', { downloadCount: 9, isPublic: false, category: 'Oscura' }),
    anEntry('Bruma', { downloadCount: 4, targetSection: 'links', description: 'Muy clara' }),
  ];
  const found = (part: Partial<TemplateFilters>) =>
    filterEntries(entries, { ...all, ...part }).map(({ name }) => name);

  it('is found by words, section and visibility among all of them', () => {
    expect(found({})).toEqual(['Zinc', 'Bruma', 'Ámbar']);
    expect(found({ words: 'CALIDA' })).toEqual(['Ámbar']);
    expect(found({ section: 'links' })).toEqual(['Bruma']);
    expect(found({ visibility: 'private' })).toEqual(['Zinc']);
    expect(found({ words: 'clara', visibility: 'private' })).toEqual([]);
  });

  it('is put in order by name as one says it, by category and by downloads', () => {
    expect(found({ sort: 'name', descending: false })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
    expect(found({ sort: 'category' })).toEqual(['Zinc', 'Ámbar', 'Bruma']);
    expect(found({ sort: 'downloads', descending: false })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
  });

  it('is put in order by use and trend as far as it is shown and counted', () => {
    const uses = { Ámbar: aUse(2, 10), Zinc: aUse(1), Bruma: aUse(5, -20) };
    const inOrder = (part: Partial<TemplateFilters>) =>
      sortByUse(entries, { ...all, ...part }, uses).map(({ name }) => name);
    expect(inOrder({ sort: 'usage' })).toEqual(['Bruma', 'Ámbar', 'Zinc']);
    expect(inOrder({ sort: 'usage', descending: false })).toEqual(['Zinc', 'Ámbar', 'Bruma']);
    expect(inOrder({ sort: 'trend' })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
    expect(inOrder({ sort: 'name' })).toEqual(['Ámbar', 'Zinc', 'Bruma']);
  });
});

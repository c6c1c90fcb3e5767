import type { TemplateListEntry, TemplateUse } from 'shared-lib/model';
import { toRow } from './template-rows';
import { filterEntries, sortByUse, type TemplateFilters } from './use-template-filters';

const anEntry = (id: string, change: Partial<TemplateListEntry> = {}): TemplateListEntry => ({
  id,
  name: id,
  description: '',
  tags: [],
  targetSection: 'profile',
  category: '',
  version: '1.0.0',
  isPublic: true,
  isValid: true,
  hasDraft: false,
  editedBy: '',
  downloadCount: 0,
  updatedAt: 0,
  ...change,
});

const aUse = (usage: number, trend: number | null = null, recent = 0): TemplateUse => ({
  byVersion: { '1.0.0': usage },
  usage,
  trend,
  recent,
});

describe('a row of the list of templates', () => {
  it('S3.07 has id, name, description, category, visibility, downloads, use and trend', () => {
    const entry = anEntry('a', { description: 'Líneas claras', category: 'Profesional', downloadCount: 7 });
    expect(toRow(entry, aUse(3, 50))).toEqual({
      id: 'a',
      name: 'a',
      description: 'Líneas claras',
      category: 'Profesional',
      isPublic: true,
      downloads: 7,
      usage: 3,
      trend: 50,
      isCounted: true,
      isValid: true,
      hasDraft: false,
      ...{ section: 'profile', version: '1.0.0', editedAt: 0, editedBy: '', recent: 0 },
    });
  });

  it('has an unknown trend until its use is counted', () => {
    const entry = anEntry('b', { isPublic: false, isValid: false, hasDraft: true });
    expect(toRow(entry, undefined)).toMatchObject({
      isPublic: false,
      usage: 0,
      trend: null,
      isCounted: false,
      isValid: false,
      hasDraft: true,
    });
  });
});

describe('a template in the list', () => {
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

  it('S7.03 is found by words, section and visibility', () => {
    expect(found({})).toEqual(['Zinc', 'Bruma', 'Ámbar']);
    expect(found({ words: 'CALIDA' })).toEqual(['Ámbar']);
    expect(found({ section: 'links' })).toEqual(['Bruma']);
    expect(found({ visibility: 'private' })).toEqual(['Zinc']);
    expect(found({ words: 'clara', visibility: 'private' })).toEqual([]);
  });

  it('is sorted by name, category or downloads', () => {
    expect(found({ sort: 'name', descending: false })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
    expect(found({ sort: 'category' })).toEqual(['Zinc', 'Ámbar', 'Bruma']);
    expect(found({ sort: 'downloads', descending: false })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
  });

  it('is sorted by use or trend where they are counted', () => {
    const uses = { Ámbar: aUse(2, 10), Zinc: aUse(1), Bruma: aUse(5, -20) };
    const inOrder = (part: Partial<TemplateFilters>) =>
      sortByUse(entries, { ...all, ...part }, uses).map(({ name }) => name);
    expect(inOrder({ sort: 'usage' })).toEqual(['Bruma', 'Ámbar', 'Zinc']);
    expect(inOrder({ sort: 'usage', descending: false })).toEqual(['Zinc', 'Ámbar', 'Bruma']);
    expect(inOrder({ sort: 'trend' })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
    expect(inOrder({ sort: 'name' })).toEqual(['Ámbar', 'Zinc', 'Bruma']);
  });

  it('is sorted by trend with new uses first and templates without uses last', () => {
    const uses = {
      Ámbar: aUse(2, 100, 2),
      Zinc: aUse(9, null, 3),
      Bruma: aUse(40, 100, 40),
      Olmo: aUse(7, null, 0),
      Tilo: aUse(1, -50, 1),
    };
    const all5 = Object.keys(uses).map((id) => anEntry(id));
    const inOrder = (descending: boolean) =>
      sortByUse(all5, { ...all, sort: 'trend', descending }, uses).map(({ name }) => name);
    expect(inOrder(true)).toEqual(['Zinc', 'Bruma', 'Ámbar', 'Tilo', 'Olmo']);
    expect(inOrder(false)).toEqual(['Tilo', 'Ámbar', 'Bruma', 'Zinc', 'Olmo']);
  });
});

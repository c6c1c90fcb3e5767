import type { TemplateIndexEntry } from 'shared-lib/model';
import { categoriesOf, chooseTemplates, type GalleryFilter } from './choose-templates';

const anEntry = (name: string, change: Partial<TemplateIndexEntry> = {}): TemplateIndexEntry => ({
  id: name,
  name,
  description: '',
  tags: [],
  targetSection: 'profile',
  category: '',
  version: '1.0.0',
  downloadCount: 0,
  updatedAt: 0,
  preview: 0,
  ...change,
});

const index = [
  anEntry('Zinc', { downloadCount: 3, updatedAt: 10, category: 'Oscura', tags: ['noche'] }),
  anEntry('Ámbar', { downloadCount: 1, updatedAt: 30, category: 'Cálida' }),
  anEntry('Bruma', { downloadCount: 2, updatedAt: 20, category: 'Cálida', description: 'Para la noche' }),
  anEntry('Cápsula', { targetSection: 'links', category: 'Atrevida' }),
];

const all: GalleryFilter = { words: '', section: 'profile', category: null, sort: 'used' };
const names = (filter: Partial<GalleryFilter>) =>
  chooseTemplates(index, { ...all, ...filter }).map(({ name }) => name);

describe('the gallery', () => {
  it('S7.03 shows the templates of its section only, the most used first', () => {
    expect(names({})).toEqual(['Zinc', 'Bruma', 'Ámbar']);
    expect(names({ section: 'links' })).toEqual(['Cápsula']);
  });

  it('sorts templates by their latest change or by name', () => {
    expect(names({ sort: 'newest' })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
    expect(names({ sort: 'name' })).toEqual(['Ámbar', 'Bruma', 'Zinc']);
  });

  it('narrows down by words and category together', () => {
    expect(names({ words: 'NOCHE' })).toEqual(['Zinc', 'Bruma']);
    expect(names({ category: 'Cálida' })).toEqual(['Bruma', 'Ámbar']);
    expect(names({ words: 'noche', category: 'Cálida' })).toEqual(['Bruma']);
  });

  it('lists each category of its section once, by name', () => {
    expect(categoriesOf([...index, anEntry('Sin')], 'profile')).toEqual(['Cálida', 'Oscura']);
    expect(categoriesOf(index, 'links')).toEqual(['Atrevida']);
  });

  it('does not change the given list', () => {
    const before = [...index];
    names({ sort: 'name' });
    expect(index).toEqual(before);
  });
});

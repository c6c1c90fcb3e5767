import { isolated } from '../values/isolated';
import { searchTemplates } from './template-search';

const modern = {
  name: 'Moderna',
  description: 'Líneas claras',
  tags: ['oscura'],
  targetSection: 'profile' as const,
};
const round = {
  name: 'Redonda',
  description: 'Botones',
  tags: ['Diseño', 'color'],
  targetSection: 'links' as const,
};
const all = [modern, round];

describe('searching templates', () => {
  it('S5.09 matches name, description or any tag whatever the case, within a section where one is given', () => {
    expect(searchTemplates(all, 'MODER')).toEqual([modern]);
    expect(searchTemplates(all, 'botones')).toEqual([round]);
    expect(searchTemplates(all, 'Oscura')).toEqual([modern]);
    expect(searchTemplates(all, 'o', 'links')).toEqual([round]);
    expect(searchTemplates(all, 'moderna', 'links')).toEqual([]);
    expect(searchTemplates(all, 'nada')).toEqual([]);
  });

  it('returns all templates for blank words, and ignores accents', () => {
    expect(searchTemplates(all, '  ')).toEqual(all);
    expect(searchTemplates(all, 'diseno')).toEqual([round]);
    expect(searchTemplates(all, 'lineas')).toEqual([modern]);
  });

  it('finds a name that is pasted with the isolating marks of a notification', () => {
    const hebrew = { ...modern, name: 'תבנית' };
    expect(searchTemplates([...all, hebrew], isolated(hebrew.name))).toEqual([hebrew]);
  });
});

import type { TemplateListEntry, TemplateUse } from 'shared-lib/model';
import { partByUse } from './templates-in-use';

const anEntry = (id: string): TemplateListEntry => ({
  id,
  name: id,
  description: '',
  tags: [],
  targetSection: 'profile',
  category: '',
  version: '2.0.0',
  isPublic: true,
  isValid: true,
  hasDraft: false,
  editedBy: '',
  downloadCount: 0,
  updatedAt: 0,
});

const aUse = (current: number, behind: number): TemplateUse => ({
  byVersion: { '2.0.0': current, '1.0.0': behind },
  usage: current + behind,
  trend: null,
  recent: 0,
});

const templates = ['uncounted', 'current', 'unused', 'behind', 'popular'].map(anEntry);
const uses = { current: aUse(3, 0), unused: aUse(0, 0), behind: aUse(0, 2), popular: aUse(9, 0) };
const namesOf = (order: string[] = [], of: Record<string, TemplateUse> = uses) =>
  partByUse(templates, of, order).inUse.map(({ template }) => template.name);

describe('the list of templates to distribute', () => {
  it('contains used templates, those with outdated cards first, then the most used', () => {
    expect(namesOf()).toEqual(['behind', 'popular', 'current']);
    const { unused, uncounted } = partByUse(templates, uses, []);
    expect(unused.map(({ name }) => name)).toEqual(['unused']);
    expect(uncounted).toBe(1);
  });

  it('puts hidden templates before up-to-date ones', () => {
    const hidden = { ...anEntry('hidden'), isPublic: false };
    const { inUse } = partByUse([...templates, hidden], { ...uses, hidden: aUse(1, 0) }, []);
    expect(inUse.map(({ template }) => template.name)).toEqual(['behind', 'hidden', 'popular', 'current']);
  });

  it('keeps its order when cards become up to date, and appends new templates', () => {
    const later = { ...uses, behind: aUse(2, 0), uncounted: aUse(0, 5) };
    expect(namesOf(['behind', 'popular', 'current'], later)).toEqual([
      'behind',
      'popular',
      'current',
      'uncounted',
    ]);
  });
});

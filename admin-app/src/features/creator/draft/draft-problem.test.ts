import { TEMPLATE_LIMITS } from 'shared-lib/model';
import { findSizeProblem } from './draft-problem';
import { newSource } from './draft-source';

const { draft } = newSource('template0000000000001', 'Admin');

describe('findSizeProblem', () => {
  it.each([
    ['reactCode', TEMPLATE_LIMITS.reactCode, 'Código React admite como máximo 100000 caracteres'],
    ['cssCode', TEMPLATE_LIMITS.cssCode, 'CSS admite como máximo 60000 caracteres'],
    ['name', TEMPLATE_LIMITS.name, 'Nombre admite como máximo 80 caracteres'],
  ] as const)('reports a %s that is one character too long', (field, limit, sentence) => {
    expect(findSizeProblem({ ...draft, [field]: 'x'.repeat(limit) })).toBeNull();
    expect(findSizeProblem({ ...draft, [field]: 'x'.repeat(limit + 1) })).toBe(sentence);
  });

  it('does not report a draft that is only unfinished', () => {
    expect(findSizeProblem({ ...draft, name: '' })).toBeNull();
  });
});

import type { TemplateField } from 'shared-lib/model';
import { savableValues } from './savable-values';

const field = (id: string, type: TemplateField['type'], change: Partial<TemplateField> = {}) => ({
  id,
  label: id,
  type,
  defaultValue: '',
  editable: true,
  ...change,
});

const fields: TemplateField[] = [
  field('motto', 'text'),
  field('site', 'url'),
  field('ink', 'color'),
  field('size', 'number'),
  field('tone', 'select', { options: ['Claro', 'Oscuro'] }),
];

describe('savableValues', () => {
  it('returns all typed values while every field accepts them', () => {
    const typed = { motto: 'Hola', site: 'https://ejemplo.com', ink: '#123456', size: 3, tone: 'Claro' };
    expect(savableValues(fields, typed, {})).toEqual({ values: typed, complete: true });
  });

  it('keeps the former value of a field that refuses the typed one, and reports it', () => {
    const before = { motto: 'Antes', site: 'https://antes.example', ink: '#000000' };
    const typed = { motto: 'Ahora', site: 'nada de esto', ink: '#12', tone: 'Verde' };
    expect(savableValues(fields, typed, before)).toEqual({
      values: { ...before, motto: 'Ahora' },
      complete: false,
    });
  });

  it('refuses a text that is too long for its field', () => {
    expect(savableValues(fields, { motto: 'x'.repeat(2001) }, { motto: 'corto' })).toEqual({
      values: { motto: 'corto' },
      complete: false,
    });
  });

  it('returns an address that was emptied', () => {
    expect(savableValues(fields, { site: '' }, { site: 'https://antes.example' })).toEqual({
      values: { site: '' },
      complete: true,
    });
  });

  it('keeps values whose field is missing in this version', () => {
    expect(savableValues(fields, { gone: 'sigue' }, { old: 'también' })).toEqual({
      values: { old: 'también', gone: 'sigue' },
      complete: true,
    });
  });
});

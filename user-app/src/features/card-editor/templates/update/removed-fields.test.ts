import type { TemplateField } from 'shared-lib/model';
import { removedFields } from './removed-fields';

const field = (id: string, label: string, type: TemplateField['type'] = 'text'): TemplateField => ({
  id,
  label,
  type,
  defaultValue: '',
  editable: true,
});
const version = (...jsonConfig: TemplateField[]) => ({ jsonConfig });

describe('the fields that another version has no use for', () => {
  const before = version(field('motto', 'Lema'), field('site', 'Otra web'), field('ink', 'Tinta', 'color'));

  it('are none while every value has a field that holds it', () => {
    const data = { motto: 'Hola', ink: '#123456' };
    expect(removedFields({ data, attic: {} }, before, before)).toEqual([]);
  });

  it('are named as the owner knows them; those without a value aren’t missed', () => {
    const after = version(field('motto', 'Lema'));
    expect(removedFields({ data: { site: 'https://a.example' }, attic: {} }, before, after)).toEqual([
      '«Otra web»',
    ]);
  });

  it('are those too whose value another type of field doesn’t hold', () => {
    const after = version(field('motto', 'Lema', 'color'));
    expect(removedFields({ data: { motto: 'Hola' }, attic: {} }, before, after)).toEqual(['«Lema»']);
  });

  it('are called by their id where the version that had them is unknown', () => {
    expect(removedFields({ data: { site: 'x' }, attic: {} }, version(), version())).toEqual(['«site»']);
  });
});

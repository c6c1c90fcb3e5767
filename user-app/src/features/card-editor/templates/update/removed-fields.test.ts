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

describe('removedFields', () => {
  const before = version(field('motto', 'Lema'), field('site', 'Otra web'), field('ink', 'Tinta', 'color'));

  it('is empty while every value has a field that accepts it', () => {
    const data = { motto: 'Hola', ink: '#123456' };
    expect(removedFields({ data, attic: {} }, before, before)).toEqual([]);
  });

  it('returns the labels of the removed fields that have a value', () => {
    const after = version(field('motto', 'Lema'));
    expect(removedFields({ data: { site: 'https://a.example' }, attic: {} }, before, after)).toEqual([
      '«Otra web»',
    ]);
  });

  it('includes fields whose new type does not accept the value', () => {
    const after = version(field('motto', 'Lema', 'color'));
    expect(removedFields({ data: { motto: 'Hola' }, attic: {} }, before, after)).toEqual(['«Lema»']);
  });

  it('returns the id of a field whose former version is unknown', () => {
    expect(removedFields({ data: { site: 'x' }, attic: {} }, version(), version())).toEqual(['«site»']);
  });
});

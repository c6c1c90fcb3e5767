import fc from 'fast-check';
import type { TemplateField, TemplateValues } from './template';
import { migrateValues } from './template-migration';

const field = (id: string, type: TemplateField['type'] = 'text', options?: string[]): TemplateField => ({
  id,
  label: id,
  type,
  defaultValue: '',
  editable: true,
  ...(options && { options }),
});

describe('an owner’s values under another version', () => {
  it('stay with their field, wait in the attic while it is missing, and return with it', () => {
    const before = { data: { title: 'Hola', color: '#112233' }, attic: {} };
    const without = migrateValues(before, [field('title')]);
    expect(without).toEqual({ data: { title: 'Hola' }, attic: { color: '#112233' } });
    expect(migrateValues(without, [field('title'), field('color', 'color')])).toEqual(before);
  });

  it('wait in the attic when the new type of their field does not fit them', () => {
    const values = { data: { size: 'grande', tone: 'rojo' }, attic: {} };
    expect(migrateValues(values, [field('size', 'number'), field('tone', 'select', ['azul'])])).toEqual({
      data: {},
      attic: { size: 'grande', tone: 'rojo' },
    });
  });

  it('move to the field that replaces theirs', () => {
    const before = { data: { lema: 'Hola' }, attic: {} };
    const renamed = { ...field('frase'), formerId: 'lema' };
    expect(migrateValues(before, [renamed])).toEqual({ data: { frase: 'Hola' }, attic: {} });
    // Their own field comes first, and so does a value of the new one.
    expect(migrateValues(before, [renamed, field('lema')])).toEqual(before);
    const both = { data: { lema: 'Hola', frase: 'Adiós' }, attic: {} };
    expect(migrateValues(both, [renamed])).toEqual({ data: { frase: 'Adiós' }, attic: { lema: 'Hola' } });
    expect(migrateValues(before, [{ ...renamed, type: 'number' }])).toEqual({
      data: {},
      attic: { lema: 'Hola' },
    });
  });

  it('are never lost, whatever the versions', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const values = fc.dictionary(
      ids,
      fc.oneof(fc.string(), fc.boolean(), fc.integer()),
    ) as fc.Arbitrary<TemplateValues>;
    const fields = fc.uniqueArray(
      fc.record({
        id: ids,
        type: fc.constantFrom<TemplateField['type']>('text', 'switch', 'number', 'color'),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(values, fc.array(fields, { maxLength: 4 }), (data, versions) => {
        let current = { data, attic: {} as TemplateValues };
        for (const version of versions)
          current = migrateValues(
            current,
            version.map(({ id, type }) => field(id, type)),
          );
        expect({ ...current.attic, ...current.data }).toEqual(data);
        expect(Object.keys(current.attic).filter((id) => id in current.data)).toEqual([]);
      }),
    );
  });
});

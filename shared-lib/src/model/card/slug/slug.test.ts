import fc from 'fast-check';
import { slugsOfPerson, alternativeSlugs, findSlugProblem, slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['  José Ñáñez & Hijos ', 'jose-nanez-hijos'],
    ['Ana García', 'ana-garcia'],
    ['STRASSE Größe', 'strasse-grosse'],
    ['--ya--con--guiones--', 'ya-con-guiones'],
    ['a'.repeat(60), 'a'.repeat(40)],
    ['日本', ''],
    ['Łukasz Wójcik', 'lukasz-wojcik'],
    ['Œuvre', 'oeuvre'],
    ['Đorđe Þór Ħal Işık', 'dorde-thor-hal-isik'],
    ['Col·lectiu Núria', 'collectiu-nuria'],
    ['Ирина', ''],
  ])('turns %j into %j', (typed, slug) => {
    expect(slugify(typed)).toBe(slug);
  });

  it('gives an address that is valid, too short or reserved for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect([null, 'slug-too-short', 'slug-reserved']).toContain(findSlugProblem(slugify(typed)));
      }),
    );
  });

  it('leaves a valid address as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), (slug) => {
        fc.pre(slug.length <= 40);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('findSlugProblem', () => {
  it.each([
    ['ab', 'slug-too-short'],
    ['a'.repeat(41), 'slug-too-long'],
    ['Ana', 'slug-invalid'],
    ['ana--garcia', 'slug-invalid'],
    ['-ana', 'slug-invalid'],
    ['año', 'slug-invalid'],
    ['admin', 'slug-reserved'],
    ['abc', null],
    ['a'.repeat(40), null],
  ])('returns for %j the problem %j', (slug, problem) => {
    expect(findSlugProblem(slug)).toBe(problem);
  });
});

describe('alternativeSlugs', () => {
  it('returns valid addresses, even for the longest one', () => {
    for (const slug of ['ana-garcia', 'a'.repeat(40)]) {
      const offered = alternativeSlugs(slug);
      expect(offered.length).toBeGreaterThan(3);
      expect(offered.map(findSlugProblem)).toEqual(offered.map(() => null));
    }
  });
});

describe('slugsOfPerson', () => {
  it('offers name and surname, then the trade, then numbers', () => {
    expect(slugsOfPerson({ name: 'Ana García López', trade: 'Diseñadora de interiores' })).toEqual([
      'ana-garcia',
      'ana-garcia-disenadora',
      'ana-garcia-2',
      'ana-garcia-3',
      'ana-garcia-4',
      'ana-garcia-5',
      'ana-garcia-6',
    ]);
    expect(slugsOfPerson({ name: 'María José de la Fuente Gil', trade: '' })[0]).toBe(
      'maria-jose-de-la-fuente',
    );
  });

  it('offers the trade and the e-mail address for a name in another alphabet', () => {
    const person = {
      name: 'Ирина Петрова',
      trade: 'Profesora de ruso',
      email: 'irina.petrova+web@ejemplo.com',
    };
    expect(slugsOfPerson(person).slice(0, 4)).toEqual([
      'profesora-de-ruso',
      'irina-petrova',
      'profesora-de-ruso-2',
      'irina-petrova-2',
    ]);
    expect(slugsOfPerson({ ...person, trade: '' })[0]).toBe('irina-petrova');
    expect(slugsOfPerson({ name: 'Łukasz Wójcik', trade: '' })[0]).toBe('lukasz-wojcik');
  });

  it('offers nothing without a name, and no address that nobody may claim', () => {
    expect(slugsOfPerson({ name: '  ', trade: 'Freelance' })).toEqual([]);
    expect(slugsOfPerson({ name: 'Admin', trade: '' })[0]).toBe('admin-2');
    for (const slug of slugsOfPerson({ name: 'Maximiliano '.repeat(9), trade: 'Arquitecta' }))
      expect(findSlugProblem(slug)).toBeNull();
  });
});

import fc from 'fast-check';
import { alternativeSlugs, findSlugProblem, slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['  José Ñáñez & Hijos ', 'jose-nanez-hijos'],
    ['Ana García', 'ana-garcia'],
    ['STRASSE Größe', 'strasse-grosse'],
    ['--ya--con--guiones--', 'ya-con-guiones'],
    ['a'.repeat(60), 'a'.repeat(40)],
    ['日本', ''],
  ])('turns %j into %j', (typed, slug) => {
    expect(slugify(typed)).toBe(slug);
  });

  it('gives a valid address, a short one or a reserved one for any text', () => {
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
  ])('says of %j: %j', (slug, problem) => {
    expect(findSlugProblem(slug)).toBe(problem);
  });
});

describe('alternativeSlugs', () => {
  it('offers valid addresses, also for the longest one', () => {
    for (const slug of ['ana-garcia', 'a'.repeat(40)]) {
      const offered = alternativeSlugs(slug);
      expect(offered.length).toBeGreaterThan(3);
      expect(offered.map(findSlugProblem)).toEqual(offered.map(() => null));
    }
  });
});

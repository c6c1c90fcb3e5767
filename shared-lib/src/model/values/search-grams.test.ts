import { gramsToCompare, phoneDigits, searchFields } from './search-grams';

const ana = searchFields({
  name: 'Ána García',
  email: 'ana.g@ejemplo.com',
  slugs: ['estudio-norte'],
  phone: '+34 600 123 456',
});
const finds = (key: string) => gramsToCompare(key).every((gram) => ana.grams[gram]);

describe('the search grams of an account', () => {
  it.each(['garcia', 'rcia', 'na gar', 'g@eje', 'dio-nor', 'ejemplo.com'])('match the part %s', (part) => {
    expect(finds(part)).toBe(true);
  });

  it.each(['garzia', 'norte-estudio', 'otra'])('do not match %s', (part) => {
    expect(finds(part)).toBe(false);
  });

  it('contain whole characters only', () => {
    const { grams } = searchFields({ name: 'Eva 😀 Núñez 😀', email: '', slugs: [], phone: '' });
    expect(Object.keys(grams).filter((gram) => /\p{Surrogate}/u.test(gram))).toEqual([]);
    expect(grams['a 😀']).toBe(true);
  });

  it('match any part of the phone number, separately from the other texts', () => {
    expect(gramsToCompare(phoneDigits('0 12-34')).every((gram) => ana.phoneGrams[gram])).toBe(true);
    expect(phoneDigits('600 ana')).toBe('');
    expect(ana.grams['600']).toBeUndefined();
  });

  it('are limited to a few for a long query, spread over its whole length', () => {
    const grams = gramsToCompare('abcdefghijklmnopqrstuvwxyz');
    expect(grams).toHaveLength(8);
    expect([grams[0], grams.at(-1)]).toEqual(['abc', 'xyz']);
    expect(gramsToCompare('ab')).toEqual([]);
  });
});

import { isFoundBy, searchedKey, searchKeysOf } from './customer-search';

const eva = { name: 'Eva Ñúñez', email: 'eva.n@ejemplo.com' };

describe('what a customer is found by', () => {
  it('is every beginning of the words of name and address, without accents', () => {
    expect(searchKeysOf({ name: 'Eva Ñú', email: '' })).toEqual(['e', 'ev', 'eva', 'n', 'nu']);
    expect(searchKeysOf(eva)).toEqual(expect.arrayContaining(['nunez', 'ejem', 'com']));
  });

  it('stays small for names without end', () => {
    const keys = searchKeysOf({ name: 'abcdefghijklmnopqrstuvwxyz '.repeat(20), email: '' });
    expect(keys.at(-1)).toBe('abcdefghijkl');
    const many = Array.from({ length: 40 }, (_, index) => `palabra${index}larguísima`).join(' ');
    expect(searchKeysOf({ name: many, email: '' }).length).toBeLessThanOrEqual(144);
  });

  it('is asked for by the longest word, which finds least', () => {
    expect(searchedKey('  Eva  Núñ ')).toBe('eva');
    expect(searchedKey('ev nunez')).toBe('nunez');
    expect(searchedKey('desoxirribonucleico')).toBe('desoxirribon');
    expect(searchedKey(' .@ ')).toBe('');
  });

  it.each([
    ['nuñ', true],
    ['ñunez EVA', true],
    ['eva.n@ejemplo.com', true],
    ['eva ruiz', false],
    ['va', false],
    ['', true],
  ])('is compared with all words: «%s» %s', (search, found) => {
    expect(isFoundBy(eva, search)).toBe(found);
  });
});

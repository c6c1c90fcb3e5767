import { isFoundBy, searchedKey, searchKeysOf } from './customer-search';

const eva = { name: 'Eva Ñúñez', email: 'eva.n@ejemplo.com', phone: '+34 600 111 222' };

describe('what a customer is found by', () => {
  it('is every beginning of the words of name and address, without accents', () => {
    expect(searchKeysOf({ name: 'Eva Ñú', email: '', phone: '' })).toEqual(['e', 'ev', 'eva', 'n', 'nu']);
    expect(searchKeysOf(eva)).toEqual(expect.arrayContaining(['nunez', 'ejem', 'com']));
  });

  it('stays small for names without end', () => {
    const keys = searchKeysOf({ name: 'abcdefghijklmnopqrstuvwxyz '.repeat(20), email: '', phone: '' });
    expect(keys.at(-1)).toBe('abcdefghijkl');
    const many = Array.from({ length: 40 }, (_, index) => `palabra${index}larguísima`).join(' ');
    expect(searchKeysOf({ name: many, email: '', phone: '' }).length).toBeLessThanOrEqual(144);
  });

  it('is a number too, with its country and without', () => {
    const keys = searchKeysOf({ name: '', email: '', phone: '0034 600-111-222' });
    expect(keys).toEqual(expect.arrayContaining(['3460011122', '600111222']));
    expect(searchedKey('600 111 222')).toBe('600111222');
    expect(searchedKey('+34 600 111 222')).toBe('34600111222');
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
    ['600', true],
    ['600-111 222', true],
    ['+34 600 1', true],
    ['0034600111222', true],
    ['111 222', false],
    ['eva 600111', true],
    ['', true],
  ])('is compared with all words: «%s» %s', (search, found) => {
    expect(isFoundBy(eva, search)).toBe(found);
  });
});

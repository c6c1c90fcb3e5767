import { isFoundBy, searchedKey, searchKeysOf } from './customer-search';

const eva = { name: 'Eva Ñúñez', email: 'eva.n@ejemplo.com', phone: '+34 600 111 222' };

describe('the search keys of a customer', () => {
  it('are all beginnings of the words in name and email, without accents', () => {
    expect(searchKeysOf({ name: 'Eva Ñú', email: '', phone: '' })).toEqual(['e', 'ev', 'eva', 'n', 'nu']);
    expect(searchKeysOf(eva)).toEqual(expect.arrayContaining(['nunez', 'ejem', 'com']));
  });

  it('are limited for very long names', () => {
    const keys = searchKeysOf({ name: 'abcdefghijklmnopqrstuvwxyz '.repeat(20), email: '', phone: '' });
    expect(keys.at(-1)).toBe('abcdefghijkl');
    const many = Array.from({ length: 40 }, (_, index) => `palabra${index}larguísima`).join(' ');
    expect(searchKeysOf({ name: many, email: '', phone: '' }).length).toBeLessThanOrEqual(144);
  });

  it('include the phone number with and without its country code', () => {
    const keys = searchKeysOf({ name: '', email: '', phone: '0034 600-111-222' });
    expect(keys).toEqual(expect.arrayContaining(['3460011122', '600111222']));
    expect(searchedKey('600 111 222')).toBe('600111222');
    expect(searchedKey('+34 600 111 222')).toBe('34600111222');
  });

  it('are searched for by the longest typed word', () => {
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
  ])('are found by all typed words: «%s» %s', (search, found) => {
    expect(isFoundBy(eva, search)).toBe(found);
  });
});

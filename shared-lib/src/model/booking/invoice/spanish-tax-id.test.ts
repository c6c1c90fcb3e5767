import { isSpanishTaxId, tidyTaxId } from './spanish-tax-id';

describe('isSpanishTaxId', () => {
  it.each([
    ['a NIF', '12345678Z'],
    ['a NIF with zeros', '00000000T'],
    ['a NIE with X', 'X1234567L'],
    ['a NIE with Y', 'Y1234567X'],
    ['a NIE with Z', 'Z1234567R'],
    ['the CIF of a company', 'A58818501'],
    ['the CIF of a limited company', 'B12345674'],
    ['the CIF of a public body, whose control is a letter', 'P2807900B'],
    ['a VAT number of Spain', 'ESB12345674'],
  ])('accepts %s', (_, number) => expect(isSpanishTaxId(number)).toBe(true));

  it.each([
    ['a wrong letter', '12345678A'],
    ['a missing letter', '12345678'],
    ['seven digits without a first letter', '1234567L'],
    ['a wrong control digit', 'B12345675'],
    ['a letter where only a digit can be', 'B1234567D'],
    ['a digit where only a letter can be', 'P28079002'],
    ['an unknown first letter', 'I12345674'],
    ['a number of another country', 'DE123456789'],
    ['nothing', ''],
  ])('refuses %s', (_, number) => expect(isSpanishTaxId(number)).toBe(false));

  it('finds every exchange of two different neighbouring digits of a NIF', () => {
    for (let place = 0; place < 7; place += 1) {
      const digits = [...'12345678'];
      [digits[place], digits[place + 1]] = [digits[place + 1]!, digits[place]!];
      expect(isSpanishTaxId(`${digits.join('')}Z`)).toBe(false);
    }
  });
});

it('tidyTaxId removes what people write between the digits', () =>
  expect(tidyTaxId(' 12.345.678-z ')).toBe('12345678Z'));

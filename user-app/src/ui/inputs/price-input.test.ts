import { parsePrice, priceInput } from './price-input';

describe('parsePrice', () => {
  it.each([
    ['', 0],
    ['25', 2500],
    ['12,5', 1250],
    ['12.50', 1250],
    [' 12,50 € ', 1250],
    ['1.234', 123_400],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['0,99', 99],
  ])('reads %p in euros', (typed, price) => expect(parsePrice(typed, 'EUR')).toBe(price));

  it.each(['gratis', '-5', '12,345,6', '1.23.4', '12,505x', '€', '5,'])('refuses %p', (typed) =>
    expect(parsePrice(typed, 'EUR')).toBeNull(),
  );

  it('knows currencies without a minor unit', () => {
    expect(parsePrice('15.000', 'CLP')).toBe(15_000);
    expect(parsePrice('15000', 'CLP')).toBe(15_000);
    expect(parsePrice('15,5', 'CLP')).toBeNull();
    expect(parsePrice('50.000', 'COP')).toBe(50_000);
  });

  it('parses what its field shows', () => {
    for (const price of [0, 1, 99, 1250, 2500, 123_456])
      expect(parsePrice(priceInput(price, 'EUR'), 'EUR')).toBe(price);
  });
});

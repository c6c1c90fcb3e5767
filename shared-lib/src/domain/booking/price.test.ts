import { formatPrice, minorDigits } from './price';

describe('formatPrice', () => {
  it('writes whole amounts without their minor unit, others with it', () => {
    expect(formatPrice(2500, 'EUR')).toBe('25\u00a0€');
    expect(formatPrice(1250, 'EUR')).toBe('12,50\u00a0€');
    expect(formatPrice(1250, 'EUR', 'en')).toBe('€12.50');
  });

  it('knows currencies without a minor unit', () => {
    expect(minorDigits('EUR')).toBe(2);
    expect(minorDigits('CLP')).toBe(0);
    expect(formatPrice(15000, 'CLP')).toMatch(/15\.000/);
  });
});

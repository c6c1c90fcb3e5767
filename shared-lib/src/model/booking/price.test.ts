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

  it('uses a fixed number of decimals for each currency, whatever the platform says', () => {
    const platform = jest
      .spyOn(Intl.NumberFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ maximumFractionDigits: 4 } as Intl.ResolvedNumberFormatOptions);
    const inWholes = 'EUR USD MXN ARS BOB BRL CLP COP CRC CUP DOP GTQ HNL NIO PAB PEN PYG UYU VES GBP'
      .split(' ')
      .filter((currency) => minorDigits(currency) === 0);
    expect(inWholes).toEqual(['CLP', 'COP', 'PYG']);
    expect(formatPrice(50_000, 'COP').replace(/\s/g, ' ')).toBe('50.000 $');
    expect(formatPrice(50_050, 'MXN', 'es-MX')).toBe('$500.50');
    platform.mockRestore();
  });
});

import { dateTimeAt, longDate, momentAt, monthName, otherTimeAt, spanAt, timeAt, zoneName } from './format';
import { duration, price } from './steps/service-facts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const at = Date.UTC(2026, 10, 23, 8, 30);

describe('dates and times on screen', () => {
  it('are written out in full', () => {
    expect(longDate('2026-11-23')).toBe('lunes, 23 de noviembre de 2026');
    expect(monthName('2026-11')).toBe('noviembre de 2026');
    expect(dateTimeAt(at, 'Europe/Madrid')).toBe('lunes, 23 de noviembre · 09:30');
    expect(dateTimeAt(at, 'America/Mexico_City')).toBe('lunes, 23 de noviembre · 02:30');
    expect(spanAt({ start: at, end: at + 45 * 60_000 }, 'Asia/Kolkata')).toBe(
      'lunes, 23 de noviembre de 2026 · 14:00–14:45',
    );
  });

  it('include the offset when clocks show an hour twice', () => {
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    expect([first, second].map((start) => timeAt(start, 'Europe/Madrid'))).toEqual([
      '02:30 (GMT+2)',
      '02:30 (GMT+1)',
    ]);
    // Also once it is chosen, and wherever it is shown afterwards.
    expect(dateTimeAt(second, 'Europe/Madrid')).toBe('domingo, 25 de octubre · 02:30 (GMT+1)');
    expect(spanAt({ start: second, end: second + 60 * 60_000 }, 'Europe/Madrid')).toBe(
      'domingo, 25 de octubre de 2026 · 02:30 (GMT+1)–03:30',
    );
    expect(timeAt(Date.UTC(2026, 3, 4, 14, 45), 'Australia/Lord_Howe')).toBe('01:45 (GMT+11)');
    expect(timeAt(first, 'UTC')).toBe('00:30');
  });

  it('show the time elsewhere, with its date if it differs', () => {
    expect(momentAt(at, 'Europe/Madrid')).toBe('lunes 23 de noviembre, 09:30');
    const zones = { first: 'Europe/Madrid', second: 'Asia/Kolkata' };
    expect(otherTimeAt(at, zones)).toBe('Hora en Calcuta: 14:00');
    expect(otherTimeAt(at + 12 * 60 * 60_000, zones)).toBe('Hora en Calcuta: martes 24 de noviembre, 02:00');
  });

  it('name zones by their city', () => {
    expect(zoneName('America/Mexico_City')).toMatch(/^Ciudad de México \(.+\)$/);
    expect(zoneName('UTC')).toMatch(/^UTC/);
  });
});

describe('the details of a service', () => {
  it('include the duration', () => {
    expect([30, 60, 90].map(duration)).toEqual(['30 min', '1 h', '1 h 30 min']);
  });

  it('include the price in its currency', () => {
    const of = (amount: number, currency: string) => plain(price({ price: amount, currency }));
    expect([of(0, 'EUR'), of(2500, 'EUR'), of(2550, 'EUR'), of(500, 'CLP'), of(50_000, 'COP')]).toEqual([
      'Gratis',
      '25 €',
      '25,50 €',
      '500 CLP',
      '50.000 COP',
    ]);
    expect(price({ price: 0, priceOnRequest: true, currency: 'EUR' })).toBe('Precio a consultar');
  });
});

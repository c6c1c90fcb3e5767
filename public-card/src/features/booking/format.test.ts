import { dateTimeAt, duration, longDate, monthName, namedTimes, price, spanAt, zoneName } from './format';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const at = Date.UTC(2026, 10, 23, 8, 30);

describe('dates and times on screen', () => {
  it('are long and human', () => {
    expect(longDate('2026-11-23')).toBe('lunes, 23 de noviembre de 2026');
    expect(monthName('2026-11')).toBe('noviembre de 2026');
    expect(dateTimeAt(at, 'Europe/Madrid')).toBe('lunes, 23 de noviembre · 09:30');
    expect(dateTimeAt(at, 'America/Mexico_City')).toBe('lunes, 23 de noviembre · 02:30');
    expect(spanAt({ start: at, end: at + 45 * 60_000 }, 'Asia/Kolkata')).toBe(
      'lunes, 23 de noviembre de 2026 · 14:00–14:45',
    );
  });

  it('says which hour is meant when clocks show it twice', () => {
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    expect(namedTimes([first, second], 'Europe/Madrid').map(({ name }) => name)).toEqual([
      '02:30 (GMT+2)',
      '02:30 (GMT+1)',
    ]);
    expect(namedTimes([first], 'Europe/Madrid')).toEqual([{ start: first, name: '02:30' }]);
  });

  it('names zones by their city', () => {
    expect(zoneName('America/Mexico_City')).toMatch(/^Mexico City \(.+\)$/);
    expect(zoneName('UTC')).toMatch(/^UTC/);
  });
});

describe('what a service is like', () => {
  it('says how long it takes', () => {
    expect([30, 60, 90].map(duration)).toEqual(['30 min', '1 h', '1 h 30 min']);
  });

  it('says what it costs in its currency', () => {
    const of = (amount: number, currency: string) => plain(price({ price: amount, currency }));
    expect([of(0, 'EUR'), of(2500, 'EUR'), of(2550, 'EUR'), of(500, 'CLP')]).toEqual([
      'Gratis',
      '25 €',
      '25,50 €',
      '500 CLP',
    ]);
  });
});

import { readPrefill } from './prefill';

const EMPTY = { serviceId: '', date: null, name: '', email: '', phone: '', notes: '' };

describe('readPrefill', () => {
  it('reads the details from a query', () => {
    expect(
      readPrefill(
        '?servicio=corte&fecha=2026-11-23&nombre=Eva+Ruiz&email=eva%40ejemplo.com&telefono=%2B34600&notas=Uno%0D%0ADos',
      ),
    ).toEqual({
      serviceId: 'corte',
      date: '2026-11-23',
      name: 'Eva Ruiz',
      email: 'eva@ejemplo.com',
      phone: '+34600',
      notes: 'Uno\nDos',
    });
  });

  it('is empty without a query', () => {
    expect(readPrefill('')).toEqual(EMPTY);
  });

  it.each([
    ['a date that is on no calendar', 'fecha=2026-02-30'],
    ['a date that is none', 'fecha=9999-99-99'],
    ['a date with more', 'fecha=2026-11-23T00:00'],
    ['a service that can’t be an id', 'servicio=../../x'],
    ['characters that nobody sees', 'nombre=%E2%80%AE%00%E2%80%8B'],
    ['broken escapes', 'otra=%E0%A4%A&%'],
  ])('ignores %s', (_, query) => {
    expect(readPrefill(`?${query}`)).toEqual(EMPTY);
  });

  it('shortens texts to the limits of the fields', () => {
    const long = readPrefill(`?nombre=${'x'.repeat(500)}&notas=${'y'.repeat(5000)}`);
    expect([long.name.length, long.notes.length]).toEqual([80, 1000]);
  });
});

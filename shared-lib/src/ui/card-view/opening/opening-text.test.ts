import { openingText } from './opening-text';

const hours = {
  zone: 'Europe/Madrid',
  weekly: { '1': [{ from: '09:00', to: '14:00' }], '2': [{ from: '13:00', to: '22:00' }] },
};

describe('openingText', () => {
  it.each([
    ['2026-03-02T08:00:00+01:00', 'Cerrado ahora. Abre hoy a las 09:00'],
    ['2026-03-02T10:00:00+01:00', 'Abierto ahora, hasta las 14:00'],
    ['2026-03-02T15:00:00+01:00', 'Cerrado ahora. Abre mañana a las 13:00'],
    ['2026-03-04T15:00:00+01:00', 'Cerrado ahora. Abre el lunes a las 09:00'],
  ])('says at %s: %s', (now, text) => expect(openingText(hours, Date.parse(now))).toBe(text));

  it('says that a place without hours is closed', () => {
    expect(openingText({ zone: 'UTC', weekly: {} }, 0)).toBe('Cerrado');
  });
});

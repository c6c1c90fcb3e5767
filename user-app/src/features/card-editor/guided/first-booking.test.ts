import { serviceDocumentSchema } from 'shared-lib/documents';
import { FIRST_HOURS, FIRST_SERVICES, firstHours, firstService } from './first-booking';

describe('the first service', () => {
  it.each(FIRST_SERVICES)('of kind %s is a service that can be stored', (kind) => {
    const terms = { name: 'Cita', price: 2500, address: 'Calle Mayor 1' };
    const content = firstService(kind, terms, 'card0000000000000001');
    for (const [field, value] of Object.entries(content))
      expect(
        serviceDocumentSchema.shape[field as keyof typeof content].safeParse(value).error?.issues,
      ).toBeUndefined();
  });

  it('has the given price, or a price on request', () => {
    const terms = { name: 'Cita', address: 'Calle Mayor 1' };
    const priced = firstService('hour', { ...terms, price: 2500 }, 'c');
    expect([priced.price, priced.priceOnRequest]).toEqual([2500, false]);
    expect(priced.place).toEqual({ kind: 'in-person', detail: 'Calle Mayor 1' });
    const requested = firstService('hour', { ...terms, price: null }, 'c');
    expect([requested.price, requested.priceOnRequest]).toEqual([0, true]);
  });

  it('has the chosen opening hours in the account’s zone', () => {
    const mondays = FIRST_HOURS.map((kind) => firstHours(kind, 'Europe/Madrid').weekly['1']);
    expect(mondays).toEqual([
      [
        { from: '09:00', to: '14:00' },
        { from: '16:00', to: '19:00' },
      ],
      [{ from: '09:00', to: '14:00' }],
      [{ from: '16:00', to: '19:00' }],
    ]);
    expect(firstHours('whole', 'America/Lima').zone).toBe('America/Lima');
  });
});

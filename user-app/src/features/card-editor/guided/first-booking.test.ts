import { serviceDocumentSchema } from 'shared-lib/documents';
import { FIRST_HOURS, FIRST_SERVICES, firstHours, firstService } from './first-booking';

describe('the first booking', () => {
  it.each(FIRST_SERVICES)('of kind %s is a service that can be stored', (kind) => {
    const content = firstService(kind, 'Cita', 'card0000000000000001');
    for (const [field, value] of Object.entries(content))
      expect(
        serviceDocumentSchema.shape[field as keyof typeof content].safeParse(value).error?.issues,
      ).toBeUndefined();
  });

  it('has the hours that were chosen, in the account’s zone', () => {
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

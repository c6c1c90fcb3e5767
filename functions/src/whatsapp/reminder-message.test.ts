import { HOSTILE_TEXTS } from 'shared-lib/testing/hostile';
import { aBooking } from '../mail/testing/a-booking';
import { reminderMessage } from './reminder-message';

const TEMPLATE = { template: 'recordatorio_cita', language: 'es' } as const;
const PLACE = { address: 'ana-garcia', ownerZone: 'Europe/Madrid' };
const customer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '600 111 222' };

/** Returns the texts of the message about a booking in Madrid. */
const textsOf = (change: Parameters<typeof aBooking>[0]) =>
  reminderMessage(aBooking({ zone: 'Europe/Madrid', customer, ...change }), TEMPLATE, PLACE)!.parameters;

beforeAll(() => {
  process.env['BOOKING_SECRET'] = 's'.repeat(32);
});
afterAll(() => {
  delete process.env['BOOKING_SECRET'];
});

describe('the message of a reminder by WhatsApp', () => {
  it('is one line without runs of spaces for each hostile name, as Meta demands', () => {
    const { service } = aBooking();
    for (const text of HOSTILE_TEXTS) {
      const named = { ...customer, name: text };
      for (const one of textsOf({ customer: named, service: { ...service, name: text.repeat(20) } })) {
        expect(one).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e]| {2}/u);
        expect(one.trim()).not.toBe('');
        expect(Array.from(one).length).toBeLessThanOrEqual(400);
      }
    }
  });

  it('has a sign in place of a name without letters', () => {
    expect(textsOf({ customer: { ...customer, name: '\u202e \n' } })[0]).toBe('-');
  });

  it('names the zone of somebody whose clocks differ from the owner’s', () => {
    expect(textsOf({})[2]).not.toContain('(');
    const abroad = { zone: 'America/New_York', customer: { ...customer, phone: '+34 600 111 222' } };
    expect(textsOf(abroad)[2]).toMatch(/ \(.+\)$/);
  });

  it('is none for a number whose country isn’t known', () => {
    const booking = aBooking({ zone: 'UTC', customer });
    expect(reminderMessage(booking, TEMPLATE, PLACE)).toBeNull();
  });
});

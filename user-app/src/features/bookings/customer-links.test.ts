import type { Booking, BookingCustomer } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { reminderText } from '../../booking-data/reminder-text';
import { customerLinks } from './customer-links';

/** Returns the links of a customer who booked in the test's year, so that dates have no year. */
const linksOf = (customer: Partial<BookingCustomer>) =>
  customerLinks(
    aBooking({ zone: 'America/Bogota', customer: { name: 'Eva Ruiz', email: '', phone: '', ...customer } }),
    Date.now(),
  );

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 1, 28) }));
afterEach(() => jest.useRealTimers());

describe('the links to a customer', () => {
  it('are made of the given email and phone', () => {
    expect(linksOf({ email: 'eva+cita@ejemplo.com', phone: '+34 (600) 111-222' })).toMatchObject({
      mail: 'mailto:eva%2Bcita@ejemplo.com',
      call: 'tel:+34600111222',
    });
    expect(linksOf({})).toMatchObject({ mail: null, call: null });
    expect(linksOf({ phone: 'no tengo' }).call).toBeNull();
  });

  it('encode an email address, so that nothing is added to the mail', () => {
    expect(linksOf({ email: 'eva@ejemplo.com?bcc=x@y.es&body=hola' }).mail).toBe(
      'mailto:eva@ejemplo.com%3Fbcc%3Dx%40y.es%26body%3Dhola',
    );
  });

  it.each([
    ['+34 600 111 222', '34600111222'],
    ['0034 600 111 222', '34600111222'],
    ['600 111 222', ''],
  ])('open WhatsApp without a recipient where the country of a number isn’t known: %s', (phone, number) => {
    const { origin, pathname } = new URL(linksOf({ phone }).whatsApp!);
    expect([origin, pathname]).toEqual(['https://wa.me', `/${number}`]);
  });
});

describe('the link of a reminder', () => {
  const whatsApp = (booking: Partial<Booking>, now = Date.now()) =>
    customerLinks(aBooking({ customer: { name: 'Eva', email: '', phone: '600 111 222' }, ...booking }), now)
      .whatsApp;

  it('uses the country from which the customer booked', () => {
    expect(new URL(whatsApp({})!).pathname).toBe('/34600111222');
  });

  it('is missing without a phone, after the start, and for a booking that is off', () => {
    expect(whatsApp({ customer: { name: 'Eva', email: 'eva@ejemplo.com', phone: '' } })).toBeNull();
    expect(whatsApp({}, aBooking().start)).toBeNull();
    expect(whatsApp({ status: 'cancelled' })).toBeNull();
    expect(whatsApp({ erasedAt: 1 })).toBeNull();
  });
});

describe('the text of a reminder', () => {
  it('uses the customer’s local time and names its zone', () => {
    expect(reminderText(aBooking({ zone: 'America/Bogota' }))).toBe(
      'Hola, Eva: te recuerdo tu cita «Primera consulta» el lunes 2 de marzo a las 04:00 (hora de Bogotá).',
    );
    const maria = aBooking({ customer: { name: 'María José García', email: '', phone: '600 111 222' } });
    expect(reminderText(maria)).toMatch(/^Hola, María José: /);
    const withPhone = aBooking({ customer: { name: 'Eva Ruiz', email: '', phone: '600 111 222' } });
    expect(new URL(customerLinks(withPhone, Date.now()).whatsApp!).searchParams.get('text')).toBe(
      'Hola, Eva: te recuerdo tu cita «Primera consulta» el lunes 2 de marzo a las 10:00 (hora de Madrid).',
    );
  });

  it.each([
    [
      'ca',
      'Hola, Eva: et recordo la teva cita «Primera consulta», dilluns 2 de març a les 09:00 (hora local: London).',
    ],
    [
      'gl',
      'Ola, Eva: recórdoche a túa cita «Primera consulta», o luns 2 de marzo ás 09:00 (hora de London).',
    ],
    [
      'eu',
      'Kaixo, Eva: zure hitzordua gogorarazten dizut: «Primera consulta», martxoaren 2a, astelehena, 09:00 (tokiko ordua: London).',
    ],
    [
      'en',
      'Hi Eva, this is a reminder of your appointment «Primera consulta» on Monday 2 March at 09:00 (London time).',
    ],
    [
      'pt',
      'Olá, Eva: lembro a sua marcação «Primera consulta», segunda-feira, 2 de março às 09:00 (hora local: London).',
    ],
    [
      'fr',
      'Bonjour Eva, je vous rappelle votre rendez-vous « Primera consulta », le lundi 2 mars à 09:00 (heure locale : London).',
    ],
    [
      'de',
      'Hallo Eva, ich erinnere dich an deinen Termin „Primera consulta“ am Montag, 2. März um 09:00 (Ortszeit London).',
    ],
    [
      'it',
      'Ciao Eva, ti ricordo l’appuntamento «Primera consulta», lunedì 2 marzo alle 09:00 (ora locale: London).',
    ],
  ] as const)('is written in the customer’s language: %s', (language, text) => {
    expect(reminderText(aBooking({ zone: 'Europe/London', language }))).toBe(text);
  });
});

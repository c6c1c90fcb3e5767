import { aBooking } from 'shared-lib/testing';
import { FIRST_TEXT, reminderText } from './reminder-text';

const LINK = 'https://tarjetas.test/c/ana/reserva/x?t=y';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 1, 28) }));
afterEach(() => jest.useRealTimers());

const eva = { customer: { name: 'Eva Ruiz', email: '', phone: '600 111 222' } };

describe('the text of a reminder', () => {
  it('ends with the link to confirm or cancel, in the visitor’s language', () => {
    expect(reminderText(aBooking(eva), { link: LINK })).toBe(
      `Hola, Eva: te recuerdo tu cita «Primera consulta» el lunes 2 de marzo a las 10:00 (hora de Madrid).\n\nConfirma o cancela aquí: ${LINK}`,
    );
    expect(reminderText(aBooking({ ...eva, language: 'en' }), { link: LINK, text: 'Hola' })).toBe(
      `Hi Eva, this is a reminder of your appointment «Primera consulta» on Monday 2 March at 10:00 (Madrid time).\n\nConfirm or cancel here: ${LINK}`,
    );
  });

  it('is the owner’s own text for visitors who booked in Spanish', () => {
    const text = 'Hola {nombre}, mañana a las {hora} ({fecha}): {servicio}. {enlace} {otro}';
    expect(reminderText(aBooking(eva), { text, link: LINK, zone: 'Europe/Madrid' })).toBe(
      `Hola Eva, mañana a las 10:00 (lunes 2 de marzo): Primera consulta. ${LINK} {otro}`,
    );
  });

  it('names the visitor’s zone where its clocks differ from the owner’s', () => {
    const far = aBooking({ ...eva, zone: 'America/Bogota' });
    expect(reminderText(far, { text: 'A las {hora}', zone: 'Europe/Madrid' })).toBe(
      'A las 04:00 (hora de Bogotá)',
    );
  });

  it('leaves out the line that needs a link where there is none', () => {
    expect(reminderText(aBooking(eva), { text: FIRST_TEXT, zone: 'Europe/Madrid' })).toBe(
      'Hola, Eva: te recuerdo tu cita «Primera consulta» el lunes 2 de marzo a las 10:00.',
    );
    expect(reminderText(aBooking(eva), { text: 'Te espero. {enlace}' })).toBe('Te espero. ');
  });

  it('does not expand placeholders within a name', () => {
    const odd = { customer: { name: '{enlace} $& Eva', email: '', phone: '1' } };
    expect(reminderText(aBooking(odd), { text: '{nombre}', link: LINK })).not.toContain(LINK);
  });
});

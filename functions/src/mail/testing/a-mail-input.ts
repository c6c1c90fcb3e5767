import { NOW } from '../../testing/local-project';
import type { MailInput, MailOwner } from '../booking/mail-input';
import { aBooking } from './a-booking';

/** Returns Ana, whose card shows her photo and every contact. */
export function aMailOwner(overrides: Partial<MailOwner> = {}): MailOwner {
  return {
    name: 'Ana García',
    email: 'ana@ejemplo.com',
    contact: { email: 'hola@estudioana.es', phone: '+34 600 333 444', whatsApp: 'https://wa.me/34600333444' },
    photoPath: `/c/ana-garcia/i/ana/card1/${'0'.repeat(64)}.jpg`,
    color: '#7C3AED',
    language: 'es',
    zone: 'Europe/Madrid',
    changeNoticeMinutes: 1440,
    ...overrides,
  };
}

/** Returns the input of a mail to Zoë about her confirmed booking with Ana, except for the overrides. */
export function aMailInput(overrides: Partial<MailInput> = {}): MailInput {
  return {
    template: 'created',
    recipient: 'visitor',
    by: 'visitor',
    booking: aBooking(),
    owner: aMailOwner(),
    path: '/c/ana-garcia/reserva/booking0000000000001?t=abc',
    from: 'reservas@tarjetero.test',
    now: NOW,
    cardOrigin: 'https://tarjetas.ejemplo.com',
    shellOrigin: 'https://app.ejemplo.com',
    ...overrides,
  };
}

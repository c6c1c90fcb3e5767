import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking, WhatsAppConnection, WhatsAppReminder } from 'shared-lib/model/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { HOUR_MS } from 'shared-lib/time';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../../booking-data/endpoints/booking-endpoints';
import { linkKey, reminderEndpoints } from '../../../booking-data/endpoints/reminder-endpoints';
import { whatsAppEndpoints } from '../../../booking-data/endpoints/whatsapp-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';
import { stopClock } from '../../../testing/stop-clock';

/** Sunday, 1 March 2026, at noon in Madrid; tomorrow is a Monday. */
const NOW = Date.UTC(2026, 2, 1, 11);
const MONDAY = { uid: 'ana', from: Date.UTC(2026, 2, 1, 23), to: Date.UTC(2026, 2, 2, 23) };
const SUNDAY = { uid: 'ana', from: MONDAY.from - 24 * HOUR_MS, to: MONDAY.from };

const booked = (id: string, change: Partial<Booking> = {}): Booking =>
  aBooking({ id, customer: { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '600 111 222' }, ...change });

interface ShowOptions {
  text?: string;
  links?: boolean;
  query?: string;
  of?: typeof MONDAY;
  /** Owner's connection to WhatsApp. */
  connection?: WhatsAppConnection | null;
}

/** Shows the reminders of a day's bookings, whose links are there unless said. */
async function show(
  bookings: Booking[],
  { text = '', links = true, query = '', of = MONDAY, connection = null }: ShowOptions = {},
) {
  const requested = bookings.map(({ id, sequence }) => ({ id, sequence }));
  const paths = Object.fromEntries(bookings.map((one) => [linkKey(one), `/c/ana/reserva/${one.id}?t=y`]));
  const store = renderApp(`/dashboard/bookings/reminders${query}`, {
    before: ({ dispatch }) => {
      const hours = anAvailability({ zone: 'Europe/Madrid' });
      void dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', hours));
      void dispatch(bookingEndpoints.util.upsertQueryData('confirmedBookings', of, bookings));
      void dispatch(reminderEndpoints.util.upsertQueryData('reminderSettings', 'ana', { text, hour: null }));
      void dispatch(whatsAppEndpoints.util.upsertQueryData('whatsApp', 'ana', { connection }));
      if (!links) return;
      const entry = {
        endpointName: 'reminderLinks' as const,
        arg: { uid: 'ana', asked: requested },
        value: paths,
      };
      dispatch(reminderEndpoints.util.upsertQueryEntries([entry]));
      // The store drops this answer without a subscriber.
      void dispatch(reminderEndpoints.endpoints.reminderLinks.initiate({ uid: 'ana', asked: requested }));
    },
  });
  await screen.findByRole('heading', { name: 'Recordatorios' });
  return store;
}

const functions = openFunctionServer();

const CONNECTED: WhatsAppConnection = {
  ...{ phoneNumberId: '100200300400500', displayPhone: '+34 600 00 00 00', verifiedName: 'Ana Pérez' },
  ...{ template: 'recordatorio_cita', language: 'es', hour: 10 },
};

const textOf = (link: HTMLElement) => new URL(link.getAttribute('href')!).searchParams.get('text');

stopClock(NOW);

describe('the reminders of a day', () => {
  it('links each appointment to WhatsApp with the text and the confirmation link', async () => {
    await show([booked('one')]);
    const link = await screen.findByRole('link', { name: 'Enviar el recordatorio a Eva Ruiz por WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/34600111222\?text=/));
    expect(textOf(link)).toMatch(
      /^Hola, Eva: te recuerdo tu cita «Primera consulta» el lunes 2 de marzo a las 10:00 \(hora de Madrid\)\.\n\nConfirma o cancela aquí: https?:\/\/[^/]+\/c\/ana\/reserva\/one\?t=y$/,
    );
    expect(screen.getByText('0 de 1 cita con recordatorio enviado')).toBeInTheDocument();
  });

  it('uses the owner’s own text', async () => {
    await show([booked('one')], { text: 'Mañana a las {hora}, {nombre}. {enlace}' });
    const link = await screen.findByRole('link', { name: /^Enviar el recordatorio/ });
    expect(textOf(link)).toMatch(/^Mañana a las 10:00, Eva\. http/);
  });

  it('shows the sent reminders, the confirmations, and customers without a phone', async () => {
    const { start } = aBooking();
    await show([
      booked('sent', { reminded: { at: NOW - HOUR_MS, start } }),
      booked('moved', { reminded: { at: NOW - HOUR_MS, start: start - HOUR_MS } }),
      booked('attends', { attends: { at: NOW, start } }),
      booked('mail', { customer: { name: 'Luis', email: 'luis@ejemplo.com', phone: '' } }),
      booked('nothing', { customer: { name: 'Paz', email: '', phone: '' } }),
    ]);
    const rows = await screen.findAllByRole('listitem');
    const list = rows.filter((row) => within(row).queryByText(/^\d\d:\d\d–/));
    expect(within(list[0]!).getByText(/^Enviado: domingo, 1 de marzo, 11:00/)).toBeInTheDocument();
    expect(within(list[1]!).queryByText(/^Enviado/)).not.toBeInTheDocument();
    expect(within(list[2]!).getByText('Confirmada por el cliente')).toBeInTheDocument();
    expect(within(list[3]!).getByText('Sin teléfono')).toBeInTheDocument();
    expect(
      within(list[3]!).getByRole('link', { name: 'Enviar el recordatorio a Luis por email' }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:luis@ejemplo\.com\?subject=Recordatorio.+&body=Hola/),
    );
    expect(within(list[4]!).queryByRole('link', { name: /^Enviar/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 de 5 citas con recordatorio enviado')).toBeInTheDocument();
  });

  it('shows what has become of the reminders that are sent automatically', async () => {
    const { start } = aBooking();
    const requested = (reminder?: Omit<WhatsAppReminder, 'start' | 'at'>, at = NOW) => ({
      whatsApp: { askedAt: 1, ...(reminder && { reminder: { ...reminder, start, at } }) },
    });
    await show(
      [
        booked('planned', requested()),
        booked('sent', {
          ...requested({ state: 'sent' }, NOW - HOUR_MS),
          reminded: { at: NOW - HOUR_MS, start },
        }),
        booked('waiting', requested({ state: 'waiting', problem: 'silent' })),
        booked('failed', requested({ state: 'failed', problem: 'no-whatsapp' })),
      ],
      { connection: CONNECTED },
    );
    const rows = await screen.findAllByRole('listitem');
    const list = rows.filter((row) => within(row).queryByText(/^\d\d:\d\d–/));
    expect(await within(list[0]!).findByText('Se enviará automáticamente por WhatsApp')).toBeInTheDocument();
    expect(
      within(list[1]!).getByText(/^Enviado por WhatsApp: domingo, 1 de marzo, 11:00/),
    ).toBeInTheDocument();
    expect(within(list[2]!).getByText('Lo volveremos a intentar: Meta no responde')).toBeInTheDocument();
    expect(
      within(list[3]!).getByText('No se pudo enviar automáticamente: su número no está en WhatsApp'),
    ).toBeInTheDocument();
    expect(within(list[3]!).getByRole('link', { name: /^Enviar el recordatorio a Eva/ })).toBeInTheDocument();
  });

  it('promises no reminder where the connection to WhatsApp was removed', async () => {
    await show([booked('one', { whatsApp: { askedAt: 1 } })]);
    await screen.findByRole('link', { name: /^Enviar el recordatorio a Eva/ });
    expect(screen.queryByText('Se enviará automáticamente por WhatsApp')).toBeNull();
  });

  it('offers today, tomorrow, and the next open day where tomorrow is closed', async () => {
    jest.setSystemTime(Date.UTC(2026, 2, 6, 11));
    await show([], {
      query: '?dia=2026-03-06',
      of: { ...MONDAY, from: Date.UTC(2026, 2, 5, 23), to: Date.UTC(2026, 2, 6, 23) },
    });
    const days = await screen.findByRole('radiogroup', { name: 'Día de las citas' });
    expect(
      within(days)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['Hoy', 'Mañana', 'lunes 9 mar']);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Hoy');
    expect(await screen.findByText('No hay citas confirmadas el viernes 6 de marzo')).toBeInTheDocument();
  });

  it('leaves out appointments that have begun', async () => {
    await show([booked('over', { start: NOW - HOUR_MS, end: NOW })], {
      query: '?dia=2026-03-01',
      of: SUNDAY,
    });
    expect(await screen.findByText(/^No hay citas confirmadas el domingo 1 de marzo/)).toBeInTheDocument();
  });

  it('has reminders without the link while links can’t be loaded, and with it after another try', async () => {
    functions.answerWith({ status: 500 });
    await show([booked('one')], { links: false });
    expect(
      await screen.findByText('Los enlaces para confirmar no se han podido preparar'),
    ).toBeInTheDocument();
    const sent = () => textOf(screen.getByRole('link', { name: /^Enviar el recordatorio/ }));
    expect(sent()).not.toContain('http');
    functions.answerWith({ status: 200, body: { result: { paths: { one: '/c/ana/reserva/one?t=y' } } } });
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(sent()).toContain('/c/ana/reserva/one?t=y'));
  });
});

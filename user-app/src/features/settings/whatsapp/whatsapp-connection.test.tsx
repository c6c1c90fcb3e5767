import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WhatsAppConnection } from 'shared-lib/model/booking';
import { whatsAppEndpoints } from '../../../booking-data/endpoints/whatsapp-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const functions = openFunctionServer();

const CONNECTED: WhatsAppConnection = {
  phoneNumberId: '100200300400500',
  displayPhone: '+34 600 00 00 00',
  verifiedName: 'Ana Pérez',
  template: 'recordatorio_cita',
  language: 'es',
  hour: 10,
};

const done = (result: object) => ({ status: 200, body: { result } });
const refused = (reason: string) => ({
  status: 400,
  body: { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason } } },
});

/** Opens the settings with this connection; returns what is sent to connect. */
async function open(stored: WhatsAppConnection | null, answer: () => object = () => done(CONNECTED)) {
  const sent: unknown[] = [];
  let connection = stored;
  functions.answerWith((name, data) => {
    if (name === 'readWhatsApp') return done({ connection });
    if (name === 'disconnectWhatsApp') connection = null;
    if (name !== 'connectWhatsApp') return done({});
    sent.push(data);
    const given = answer() as ReturnType<typeof done>;
    if (given.status === 200) connection = CONNECTED;
    return given;
  });
  renderApp('/dashboard/settings', {
    cards: [],
    before: ({ dispatch }) => {
      void dispatch(whatsAppEndpoints.util.upsertQueryData('whatsApp', 'ana', { connection: stored }));
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Envío automático por WhatsApp' }));
  await part.findByRole('button', { name: 'Comprobar y guardar' });
  return { part, sent, person: userEvent.setup() };
}

describe('the connection to WhatsApp', () => {
  it('tells what is missing beside each field and sends nothing', async () => {
    const { part, sent, person } = await open(null);
    await person.type(part.getByLabelText(/^Nombre de la plantilla/), 'Recordatorio');
    await person.click(part.getByRole('button', { name: 'Comprobar y guardar' }));
    expect(part.getByLabelText(/^Identificador del número/)).toHaveAccessibleDescription(/es requerido/);
    expect(part.getByLabelText(/^Nombre de la plantilla/)).toHaveAccessibleDescription(/Usa minúsculas/);
    await waitFor(() => expect(part.getByLabelText(/^Identificador del número/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('keeps what was typed beside the refusal, and shows whose number it is once it is stored', async () => {
    let answer: object = refused('whatsapp-token');
    const { part, sent, person } = await open(null, () => answer);
    await person.type(part.getByLabelText(/^Identificador del número/), CONNECTED.phoneNumberId);
    await person.type(part.getByLabelText(/^Clave de acceso/), 'una-clave');
    await person.type(part.getByLabelText(/^Nombre de la plantilla/), CONNECTED.template);
    const check = part.getByRole('button', { name: 'Comprobar y guardar' });
    await person.click(check);
    expect(await part.findByText(/^Meta no acepta esta clave/)).toBeVisible();
    expect(part.getByLabelText(/^Clave de acceso/)).toHaveValue('una-clave');
    await waitFor(() => expect(part.getByLabelText(/^Clave de acceso/)).toHaveFocus());
    answer = done(CONNECTED);
    await person.click(check);
    expect(await part.findByText('Conectado: +34 600 00 00 00 (Ana Pérez)')).toBeVisible();
    expect(part.getByLabelText(/^Clave de acceso/)).toHaveValue('');
    expect(sent.at(-1)).toEqual({
      phoneNumberId: CONNECTED.phoneNumberId,
      token: 'una-clave',
      template: CONNECTED.template,
      language: 'es',
      hour: 10,
    });
  });

  it('is removed after a question', async () => {
    const { part, person } = await open(CONNECTED);
    await person.click(await part.findByRole('button', { name: 'Quitar conexión' }));
    const dialog = within(await screen.findByRole('dialog', { name: /¿Quitar la conexión/ }));
    await person.click(dialog.getByRole('button', { name: 'Quitar conexión' }));
    await waitFor(() => expect(part.queryByText(/^Conectado/)).toBeNull());
    expect(part.getByLabelText(/^Identificador del número/)).toHaveValue('');
    await waitFor(() => expect(part.getByRole('heading')).toHaveFocus());
  });

  it('says since when and why nothing is sent', async () => {
    const { part } = await open({ ...CONNECTED, stopped: { at: Date.UTC(2026, 2, 2), problem: 'token' } });
    expect(await part.findByText(/^Parado desde el/)).toBeVisible();
    expect(part.getByText(/^Meta ya no acepta tu clave/)).toBeVisible();
    expect(part.getByLabelText(/^Clave de acceso/)).not.toHaveAccessibleDescription(/Déjala vacía/);
  });
});

import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Card } from 'shared-lib/model';
import { aCard } from '../testing/a-card';
import { ANA, renderApp } from '../testing/render-app';

const ADDRESS = 'http://127.0.0.1:5007/c/ana-garcia';

/** Opens the dialog of a card, for an account with one context. */
async function open(overrides: Partial<Card> = {}) {
  const person = userEvent.setup();
  const card = aCard(overrides);
  const user = { id: 'ana', email: ANA.email, name: 'Ana García', contexts: ['Feria de Madrid'] };
  renderApp('/dashboard/tarjetas', { cards: [card], user });
  const item = within(await screen.findByRole('article', { name: 'Trabajo' }));
  await person.click(item.getByRole('button', { name: 'Compartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compartir «Trabajo»' }));
  await dialog.findByRole('tab', { name: 'Enlace y QR' });
  return { person, dialog };
}

const withAccent = (accent: string) => ({ theme: { ...aCard().theme, accent } });

describe('sharing a card', () => {
  it('gives each place its own link and QR code', async () => {
    const { person, dialog } = await open();
    expect(dialog.getByRole('img', { name: `Código QR de ${ADDRESS}?s=qr` })).toBeInTheDocument();
    await person.selectOptions(dialog.getByLabelText('Dónde la compartes'), 'Feria de Madrid');
    expect(
      dialog.getByRole('img', { name: `Código QR de ${ADDRESS}?s=feria-de-madrid` }),
    ).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?s=feria-de-madrid`);
  });

  it.each([
    ['  ', 'Nombre del lugar o del evento es requerido'],
    ['feria de MADRID', 'Ya tienes un lugar con un nombre parecido. Elige otro.'],
    ['👋', 'Usa al menos una letra o un número.'],
    ['x'.repeat(41), 'Usa 40 caracteres como máximo.'],
  ])('refuses the place «%s» beside its field, and keeps it there', async (label, problem) => {
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('button', { name: 'Añadir lugar' }));
    const field = dialog.getByLabelText('Nombre del lugar o del evento');
    await person.type(field, label);
    await person.click(dialog.getByRole('button', { name: 'Añadir lugar' }));
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveValue(label);
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(dialog.getByLabelText('Dónde la compartes')).toBeInTheDocument();
  });

  it('draws the code in the colour of the card', async () => {
    const { person, dialog } = await open(withAccent('#0F766E'));
    await person.click(dialog.getByRole('radio', { name: 'El de la tarjeta' }));
    const code = dialog.getByRole('img', { name: /^Código QR/ });
    expect(code.querySelectorAll('path')[1]).toHaveAttribute('fill', '#0F766E');
  });

  it('refuses a colour that cameras don’t read, and says why', async () => {
    const { dialog } = await open(withAccent('#FDE047'));
    expect(dialog.getByRole('radio', { name: 'El de la tarjeta' })).toBeDisabled();
    expect(
      dialog.getByText('El color de la tarjeta es demasiado claro para las cámaras.'),
    ).toBeInTheDocument();
  });

  it('says that a paused card is not public', async () => {
    const { dialog } = await open({ status: 'paused' });
    expect(dialog.getByText(/^La tarjeta está en pausa/)).toBeInTheDocument();
  });
});

describe('the e-mail signature', () => {
  it('is copied as the HTML of its preview', async () => {
    const profile = {
      ...aCard().profile,
      name: 'Ana <b>"García"',
      phone: '+34 600 11 22 33',
      email: 'ana@ejemplo.com',
    };
    const { person, dialog } = await open({ profile });
    await person.click(dialog.getByRole('tab', { name: 'Firma de email' }));
    const preview = within(dialog.getByRole('region', { name: 'Vista previa de la firma' }));
    expect(preview.getByText('Ana <b>"García"')).toBeInTheDocument();
    expect(preview.getByRole('link', { name: 'Ver mi tarjeta' })).toHaveAttribute(
      'href',
      `${ADDRESS}?s=firma`,
    );
    await person.click(dialog.getByRole('button', { name: 'Copiar HTML' }));
    const html = await navigator.clipboard.readText();
    expect(html).toMatch(/^<table/);
    expect(html).toContain('Ana &lt;b&gt;"García"');
    expect(html).toContain('href="tel:+34600112233"');
    expect(await screen.findByText('Firma copiada')).toBeInTheDocument();
  });

  it('contains the published photo as a JPEG', async () => {
    const photo = { path: `cards/ana/card0000000000000001/${'0'.repeat(64)}.jpg`, width: 400, height: 400 };
    const profile = { ...aCard().profile, photo };
    const { person, dialog } = await open({ profile });
    await person.click(dialog.getByRole('tab', { name: 'Firma de email' }));
    const region = dialog.getByRole('region', { name: 'Vista previa de la firma' });
    const path = `/c/ana-garcia/i/ana/card0000000000000001/${'0'.repeat(64)}.jpg`;
    expect(region.querySelector('img')).toHaveAttribute('src', `http://127.0.0.1:5007${path}`);
  });

  it('contains no photo that is only in the draft', async () => {
    const photo = { path: `cards/ana/card0000000000000001/${'0'.repeat(64)}.jpg`, width: 400, height: 400 };
    const draft = { profile: { ...aCard().profile, photo }, revision: 4 };
    const { person, dialog } = await open(draft);
    await person.click(dialog.getByRole('tab', { name: 'Firma de email' }));
    const region = dialog.getByRole('region', { name: 'Vista previa de la firma' });
    expect(region.querySelector('img')).toBeNull();
  });
});

describe('the guide to Google Maps', () => {
  it('gives the address that counts as Google’s, whatever place is chosen', async () => {
    const { person, dialog } = await open({ bookingEnabled: true });
    await person.selectOptions(dialog.getByLabelText('Dónde la compartes'), 'Feria de Madrid');
    await person.click(dialog.getByRole('tab', { name: 'Google Maps' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    expect(dialog.queryByText(/todavía no se puede reservar/)).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?s=google`);
  });

  it('says that nothing can be booked on the card yet', async () => {
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('tab', { name: 'Google Maps' }));
    expect(dialog.getByText(/^En esta tarjeta todavía no se puede reservar/)).toBeInTheDocument();
  });
});

describe('an NFC tag', () => {
  const withReader = (write: (...args: unknown[]) => Promise<void>) =>
    Object.assign(globalThis, {
      NDEFReader: class {
        write = write;
      },
    });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'NDEFReader'));

  it('is written where the browser supports it', async () => {
    const write = jest.fn(() => Promise.resolve());
    withReader(write);
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('tab', { name: 'NFC' }));
    await person.click(dialog.getByRole('button', { name: 'Grabar etiqueta' }));
    expect(await dialog.findByText('Etiqueta grabada')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(
      { records: [{ recordType: 'url', data: `${ADDRESS}?s=nfc` }] },
      { signal: expect.any(AbortSignal) },
    );
  });

  it.each([
    ['NotAllowedError', /^No hay permiso para usar NFC/],
    ['NotReadableError', /^El NFC está apagado/],
    ['AnotherError', /^No se ha podido grabar la etiqueta/],
  ])('shows the failure %s and offers a retry', async (name, sentence) => {
    withReader(() => Promise.reject(new DOMException('', name)));
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('tab', { name: 'NFC' }));
    await person.click(dialog.getByRole('button', { name: 'Grabar etiqueta' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByRole('button', { name: 'Grabar etiqueta' })).toBeEnabled();
  });

  it('can be cancelled while it is awaited', async () => {
    let given: AbortSignal | undefined;
    withReader((_message, options) => {
      given = (options as { signal: AbortSignal }).signal;
      return new Promise(() => undefined);
    });
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('tab', { name: 'NFC' }));
    await person.click(dialog.getByRole('button', { name: 'Grabar etiqueta' }));
    expect(dialog.getByText(/^Acerca la etiqueta/)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(given?.aborted).toBe(true));
  });

  it('has instructions where the browser doesn’t support it', async () => {
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('tab', { name: 'NFC' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await person.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?s=nfc`);
  });
});

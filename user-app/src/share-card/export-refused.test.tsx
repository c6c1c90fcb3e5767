import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../testing/a-card';
import { renderApp } from '../testing/render-app';
import { readsAs } from './qr/qr-files';
import type * as QrFiles from './qr/qr-files';

/** Tests have no canvas: the journey `share-card.spec.ts` covers the real files. */
jest.mock('./qr/qr-files', () => ({
  ...jest.requireActual<typeof QrFiles>('./qr/qr-files'),
  qrPng: () => Promise.resolve(new Blob(['png'])),
  readsAs: jest.fn(),
}));

/** Presses 'Descargar' and returns what is said then, and how many files were given out. */
async function download() {
  const files = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const person = userEvent.setup();
  renderApp('/dashboard/tarjetas', { cards: [aCard()] });
  const item = within(await screen.findByRole('article', { name: 'Trabajo' }));
  await person.click(item.getByRole('button', { name: 'Compartir' }));
  await person.click(await screen.findByRole('button', { name: 'Descargar' }));
  const said = (await screen.findByRole('alert')).textContent;
  const given = files.mock.calls.length;
  files.mockRestore();
  return { person, said, given };
}

describe('a QR code that no camera can read', () => {
  it('is not downloaded, and the reason is shown until its look changes', async () => {
    jest.mocked(readsAs).mockResolvedValue(false);
    const { person, said, given } = await download();
    expect(given).toBe(0);
    expect(said).toBe('El QR no se lee bien así. Prueba con el negro y sin imagen.');
    await person.click(screen.getByRole('radio', { name: 'El de la tarjeta' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not the reason shown for any other failure', async () => {
    jest.mocked(readsAs).mockRejectedValue(new Error('Loading chunk failed'));
    const { said, given } = await download();
    expect(given).toBe(0);
    expect(said).toBe('No se ha podido crear el archivo. Inténtalo de nuevo.');
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  });
});

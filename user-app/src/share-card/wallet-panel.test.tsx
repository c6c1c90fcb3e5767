import '@testing-library/jest-dom';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../testing/a-card';
import { openFunctionServer } from '../testing/function-server';
import { renderEditorPart } from '../testing/render-editor-part';
import ShareOptions from './share-options';
import { WalletPanel } from './wallet-panel';

const functions = openFunctionServer();

const card = aCard({ status: 'published' });
const ADDRESS = 'https://pay.google.com/gp/v/save/a.b.c';

describe('the wallet panel of a card', () => {
  it('is shown only where the installation makes passes', async () => {
    renderEditorPart(<ShareOptions card={card} />, card);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Enlace y QR', 'Firma de email', 'NFC', 'Google Maps'],
    ]);
    cleanup();
    renderEditorPart(<ShareOptions card={card} wallets={['apple']} />, card);
    await userEvent.click(screen.getByRole('tab', { name: 'Monedero' }));
    expect(screen.getByRole('button', { name: 'Añadir al monedero de Apple' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
  });

  it('asks to publish the card first', () => {
    renderEditorPart(<WalletPanel card={aCard({ status: 'draft' })} wallets={['google', 'apple']} />, card);
    expect(screen.getByText('Publica la tarjeta para poder añadirla al monedero.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens Google once the pass is made, even at a second attempt', async () => {
    const requests: unknown[] = [];
    functions.answerWith((_name, data) => {
      requests.push(data);
      return requests.length === 1
        ? {
            status: 400,
            body: { error: { status: 'FAILED_PRECONDITION', details: { reason: 'wallet-off' } } },
          }
        : { status: 200, body: { result: { url: ADDRESS } } };
    });
    renderEditorPart(<WalletPanel card={card} wallets={['google']} />, card);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esta instalación no hace pases para ese monedero.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    const link = await screen.findByRole('link', { name: 'Añadir a Google Wallet' });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(requests).toEqual([
      { cardId: card.id, wallet: 'google' },
      { cardId: card.id, wallet: 'google' },
    ]);
  });

  it('downloads the file for Apple’s wallet, and shows a failure', async () => {
    // jsdom has no addresses of objects, and follows no links.
    const files: { name: string; file: Blob }[] = [];
    let file = new Blob();
    URL.createObjectURL = (object) => {
      file = object as Blob;
      return 'blob:pase';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, file });
    });
    functions.answerWith(() => ({ status: 500 }));
    renderEditorPart(<WalletPanel card={card} wallets={['apple']} />, card);
    const button = screen.getByRole('button', { name: 'Añadir al monedero de Apple' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(files).toEqual([]);
    functions.answerWith(() => ({ status: 200, body: { result: { file: btoa('PK') } } }));
    await userEvent.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]).toMatchObject({
      name: `${card.slug}.pkpass`,
      file: { type: 'application/vnd.apple.pkpass', size: 2 },
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

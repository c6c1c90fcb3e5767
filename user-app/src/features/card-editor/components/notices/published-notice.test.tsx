import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../../testing/a-card';
import { renderEditorPart } from '../../../../testing/render-editor-part';
import { PublishedNotice } from './published-notice';

describe('the notice after publishing', () => {
  it('scrolls into view and offers the QR code', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const person = userEvent.setup();
    renderEditorPart(<PublishedNotice card={aCard()} onClose={() => undefined} />, aCard());
    expect(scrolled).toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Ver QR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compartir «Trabajo»' }));
    expect(await dialog.findByRole('img', { name: /Código QR de .*ana-garcia/ })).toBeInTheDocument();
    scrolled.mockRestore();
  });

  it('opens the system’s share sheet, or the share dialog where there is none', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const person = userEvent.setup();
    renderEditorPart(<PublishedNotice card={aCard()} onClose={() => undefined} />, aCard());
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await person.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share).toHaveBeenCalledWith({ title: 'Ana García', url: 'http://127.0.0.1:5007/c/ana-garcia' });
    Object.assign(navigator, { share: undefined });
    await person.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByRole('dialog', { name: 'Compartir «Trabajo»' })).toBeInTheDocument();
    scrolled.mockRestore();
  });
});

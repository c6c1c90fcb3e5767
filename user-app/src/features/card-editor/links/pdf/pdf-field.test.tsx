import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLink } from 'shared-lib/testing';
import { aCard } from '../../../../testing/a-card';
import { renderEditorPart } from '../../../../testing/render-editor-part';
import { LinksPanel } from '../links-panel';

/** Returns the queries of a link, by its place. */
const link = (place: number) => within(screen.getAllByRole('group', { name: /^Enlace \d/ })[place]!);

describe('Subir un PDF', () => {
  const aFile = (name: string, text = '%PDF-1.7\n') => new File([text], name, { type: 'application/pdf' });
  const stored = { path: `cards/ana/tarjeta/${'a'.repeat(64)}.pdf`, size: 1_258_291 };
  const withPdf = aCard({
    links: [aLink({ id: 'carta', kind: 'pdf', title: 'Carta', url: '', file: stored })],
  });

  it('adds a link named after the file, and shows why a file is refused', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    const large = aFile('Carta_de verano.PDF');
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await person.upload(screen.getByLabelText('Subir un PDF'), large);
    expect(link(0).getByRole('textbox', { name: 'Título' })).toHaveValue('Carta de verano');
    expect(link(0).getByRole('textbox', { name: 'Título' })).toHaveFocus();
    expect(await link(0).findByRole('alert')).toHaveTextContent('El PDF pesa más de 5 MB.');
    // The same file would be refused again.
    expect(link(0).queryByRole('button', { name: 'Volver a subir' })).toBeNull();
    expect(link(0).getByRole('button', { name: 'Icono: Documento. Cambiar' })).toBeEnabled();
    const field = link(0).getByLabelText('Subir un PDF');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/más de 5 MB/);
    await person.upload(field, aFile('carta.pdf', '<html>'));
    await waitFor(() => expect(link(0).getByRole('alert')).toHaveTextContent('Esto no es un PDF.'));
    expect(autosave.getState().draft.links).toMatchObject([
      { kind: 'pdf', title: 'Carta de verano', url: '' },
    ]);
    expect(autosave.getState().draft.links[0]).not.toHaveProperty('file');
    // A link can be pasted in its place.
    await person.type(
      link(0).getByRole('textbox', { name: 'Enlace del PDF' }),
      'https://ejemplo.es/carta.pdf',
    );
    expect(autosave.getState().draft.links[0]?.url).toBe('https://ejemplo.es/carta.pdf');
  });

  it('shows a stored file with its size, and can undo its removal', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<LinksPanel />, withPdf);
    expect(link(0).getByRole('status')).toHaveTextContent(/^Descarga tu archivo: PDF · 1,2\sMB$/);
    expect(link(0).getByLabelText('Cambiar el PDF')).toBeEnabled();
    expect(link(0).queryByRole('textbox', { name: 'Enlace del PDF' })).toBeNull();
    await person.click(link(0).getByRole('button', { name: 'Quitar' }));
    expect(autosave.getState().draft.links[0]).not.toHaveProperty('file');
    expect(link(0).getByRole('textbox', { name: 'Enlace del PDF' })).toBeEnabled();
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(autosave.getState().draft.links[0]).toMatchObject({ file: stored });
  });

  it('removes the file when the link changes its kind', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<LinksPanel />, withPdf);
    await person.click(link(0).getByRole('button', { name: 'Tipo: PDF. Cambiar' }));
    await person.click(await screen.findByRole('button', { name: 'Web' }));
    expect(autosave.getState().draft.links[0]).not.toHaveProperty('file');
    expect(autosave.getState().draft.links[0]).toMatchObject({ kind: 'web', url: '' });
  });

  it('shows a failed upload beside its link, and offers a retry', async () => {
    const person = userEvent.setup();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { autosave } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    await person.upload(screen.getByLabelText('Subir un PDF'), aFile('Carta.pdf'));
    expect(await link(0).findByRole('alert')).toHaveTextContent(/^No se pudo subir\./);
    expect(link(0).getByRole('button', { name: 'Volver a subir' })).toBeEnabled();
    expect(autosave.getState().draft.links).toMatchObject([{ title: 'Carta' }]);
    jest.restoreAllMocks();
  });
});

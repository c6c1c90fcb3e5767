import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLink } from 'shared-lib/testing';
import { AUTOSAVE_TIMES } from '../../../card-draft/autosave';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { tap } from '../../../testing/tap';
import { LinksPanel } from './links-panel';

const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
const link = (place: number) => within(screen.getAllByRole('group')[place] as HTMLElement);
const two = aCard({ links: [aLink({ id: 'a', title: 'Web' }), aLink({ id: 'b', title: 'Tienda' })] });

describe('Enlaces', () => {
  it('adds a link and puts the cursor into its title', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    await person.click(screen.getByRole('button', { name: 'Añadir enlace' }));
    expect(link(0).getByRole('textbox', { name: 'Título' })).toHaveFocus();
    await person.keyboard('Mi web');
    await person.type(link(0).getByRole('textbox', { name: 'URL' }), 'Ejemplo.com/hola');
    await person.type(link(0).getByRole('textbox', { name: 'Descripción' }), 'Todo');
    expect(link(0).getByRole('textbox', { name: 'URL' })).toHaveValue('https://ejemplo.com/hola');
    await flush();
    expect(saved.at(-1)?.links).toMatchObject([
      { title: 'Mi web', url: 'https://ejemplo.com/hola', description: 'Todo', visible: true },
    ]);
  });

  it.each([
    ['javascript:alert(1)', /Usa una dirección https/],
    ['nada de nada', /Esa dirección no es válida/],
    ['@nombre.oficio', /Pega la dirección entera, por ejemplo https:\/\/instagram.com\/nombre/],
  ])('refuses %s beside the field, keeps it on screen and does not save it', async (typed, sentence) => {
    const person = userEvent.setup();
    const { autosave, flush } = renderEditorPart(<LinksPanel />, two);
    const url = link(0).getByRole('textbox', { name: 'URL' });
    await person.clear(url);
    await person.type(url, typed);
    await person.tab();
    expect(url).toHaveAccessibleDescription(sentence);
    expect(url).toHaveValue(typed);
    await flush();
    expect(autosave.getState().base.links[0]?.url).not.toContain('nada');
    expect(autosave.getState().base.links[0]?.url).not.toContain('oficio');
    expect(autosave.getState().base.links[0]?.url).not.toContain('javascript');
  });

  it('moves a link with the buttons and says where it is', async () => {
    const person = userEvent.setup();
    renderEditorPart(<LinksPanel />, two);
    await person.click(link(1).getByRole('button', { name: 'Subir' }));
    expect(groups()).toEqual(['Enlace 1: Tienda', 'Enlace 2: Web']);
    expect(screen.getByText('Tienda está ahora en el puesto 1 de 2.')).toBeInTheDocument();
  });

  it('hides a link without losing it', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, two);
    await person.click(link(0).getByRole('switch', { name: 'Visible' }));
    await flush();
    expect(saved.at(-1)?.links.map(({ visible }) => visible)).toEqual([false, true]);
  });

  it('deletes at once and puts it back where it was', async () => {
    const person = userEvent.setup();
    renderEditorPart(<LinksPanel />, two);
    await person.click(link(0).getByRole('button', { name: 'Eliminar enlace' }));
    expect(groups()).toEqual(['Enlace 1: Tienda']);
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(groups()).toEqual(['Enlace 1: Web', 'Enlace 2: Tienda']);
  });

  it('leaves nothing to save, and so nothing to publish, when a deletion is undone', async () => {
    const person = userEvent.setup();
    const { saved, autosave, flush } = renderEditorPart(<LinksPanel />, two);
    await person.click(link(0).getByRole('button', { name: 'Eliminar enlace' }));
    // Longer than a pause after typing.
    await act(() => new Promise((resolve) => setTimeout(resolve, AUTOSAVE_TIMES.pause + 300)));
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await flush();
    expect(saved).toEqual([]);
    expect(autosave.getState().revision).toBe(two.revision);
  });

  it('leaves the focus on the link that takes the place of a deleted one, and at last on the button', async () => {
    const person = userEvent.setup();
    const three = [...two.links, aLink({ id: 'c', title: 'Blog' })];
    renderEditorPart(<LinksPanel />, aCard({ links: three }));
    const remove = (place: number) => link(place).getByRole('button', { name: 'Eliminar enlace' });
    await person.click(remove(1));
    expect(screen.getByRole('group', { name: 'Enlace 2: Blog' })).toHaveFocus();
    await tap(person, remove(1), 1000);
    expect(screen.getByRole('group', { name: 'Enlace 1: Web' })).toHaveFocus();
    await tap(person, remove(0), 1600);
    expect(screen.getByRole('button', { name: 'Añadir enlace' })).toHaveFocus();
  });

  it('deletes one link with a double tap, though the next one has moved under the finger', async () => {
    const person = userEvent.setup();
    renderEditorPart(<LinksPanel />, two);
    const [first, next] = screen.getAllByRole('button', { name: 'Eliminar enlace' });
    await tap(person, first!);
    await tap(person, next!);
    expect(groups()).toEqual(['Enlace 1: Tienda']);
  });
});

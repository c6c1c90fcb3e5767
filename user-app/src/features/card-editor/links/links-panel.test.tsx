import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CARD_LIMITS } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { AUTOSAVE_TIMES } from '../../../card-draft/autosave';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { LinksPanel } from './links-panel';

const rows = () => screen.getAllByRole('group', { name: /^Enlace \d/ });
const groups = () => rows().map((group) => group.getAttribute('aria-label'));
/** Presses an entry of a link's menu. */
async function choose(person: UserEvent, place: number, entry: string): Promise<void> {
  await person.click(link(place).getByRole('button', { name: /^Opciones de/ }));
  await person.click(await screen.findByRole('menuitem', { name: entry }));
}

const openLink = (person: UserEvent, place: number) =>
  person.click(link(place).getByRole('button', { name: /^Editar/ }));

const link = (place: number) => within(rows()[place] as HTMLElement);
const two = aCard({ links: [aLink({ id: 'a', title: 'Web' }), aLink({ id: 'b', title: 'Tienda' })] });

describe('Enlaces', () => {
  it('edits the last link of a full list, and says that no more fit', async () => {
    const person = userEvent.setup();
    const all = Array.from({ length: CARD_LIMITS.links }, (_, index) =>
      aLink({ id: `l${index}`, title: `Enlace ${index}` }),
    );
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: all }));
    const shown = rows();
    expect(shown).toHaveLength(CARD_LIMITS.links);
    const last = within(shown.at(-1)!);
    await person.type(last.getByRole('textbox', { name: 'Título' }), '!');
    await flush();
    expect(saved.at(-1)?.links.map(({ title }) => title)).toEqual([
      ...all.slice(0, -1).map(({ title }) => title),
      `${all.at(-1)!.title}!`,
    ]);
    expect(last.getByRole('textbox', { name: 'URL' })).toHaveValue(all.at(-1)!.url);
    expect(screen.getByText(new RegExp(`${CARD_LIMITS.links} enlaces`))).toBeInTheDocument();
  });

  it('lists a link that is among the card’s actions only if its owner chooses so', async () => {
    const person = userEvent.setup();
    const phone = aLink({ id: 'p', kind: 'phone', title: 'Teléfono', url: 'tel:+34600112233' });
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: [phone, ...two.links] }));
    await openLink(person, 1);
    expect(screen.queryByRole('switch', { name: /^Mostrar también en la lista/ })).toBeNull();
    await openLink(person, 0);
    await person.click(screen.getByRole('switch', { name: /^Mostrar también en la lista/ }));
    await flush();
    expect(saved.at(-1)?.links[0]).toMatchObject({ id: 'p', alsoListed: true });
    await person.click(screen.getByRole('switch', { name: /^Mostrar también en la lista/ }));
    await flush();
    expect(saved.at(-1)?.links[0]).not.toHaveProperty('alsoListed');
  });

  it('chooses how links look', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, two);
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Estilo de los enlaces' }),
      'Botones de color',
    );
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Color de los iconos' }),
      'Los colores de cada marca',
    );
    await flush();
    expect(saved.at(-1)?.theme).toMatchObject({ linkStyle: 'filled', linkColors: 'brand' });
  });

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
    ['javascript:alert(1)', /Usa una dirección web, un email/],
    ['nada de nada', /Esa dirección no es válida/],
    ['@nombre.oficio', /Pega la dirección entera, por ejemplo https:\/\/instagram.com\/nombre/],
  ])('refuses %s beside the field, keeps it on screen and does not save it', async (typed, sentence) => {
    const person = userEvent.setup();
    const { autosave, flush } = renderEditorPart(<LinksPanel />, two);
    await openLink(person, 0);
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
    await choose(person, 1, 'Subir');
    expect(groups()).toEqual(['Enlace 1: Tienda', 'Enlace 2: Web']);
    expect(screen.getByText('Tienda está ahora en el puesto 1 de 2.')).toBeInTheDocument();
  });

  it('hides a link without deleting it', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, two);
    await person.click(link(0).getByRole('switch', { name: 'Visible' }));
    await flush();
    expect(saved.at(-1)?.links.map(({ visible }) => visible)).toEqual([false, true]);
  });

  it('deletes a link at once and restores it with undo', async () => {
    const person = userEvent.setup();
    renderEditorPart(<LinksPanel />, two);
    await choose(person, 0, 'Eliminar enlace');
    expect(groups()).toEqual(['Enlace 1: Tienda']);
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(groups()).toEqual(['Enlace 1: Web', 'Enlace 2: Tienda']);
  });

  it('saves nothing when a deletion is undone', async () => {
    const person = userEvent.setup();
    const { saved, autosave, flush } = renderEditorPart(<LinksPanel />, two);
    await choose(person, 0, 'Eliminar enlace');
    // Longer than a pause after typing.
    await act(() => new Promise((resolve) => setTimeout(resolve, AUTOSAVE_TIMES.pause + 300)));
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await flush();
    expect(saved).toEqual([]);
    expect(autosave.getState().revision).toBe(two.revision);
  });

  it('moves the focus from a deleted link to the next one, or to the button', async () => {
    const person = userEvent.setup();
    const three = [...two.links, aLink({ id: 'c', title: 'Blog' })];
    renderEditorPart(<LinksPanel />, aCard({ links: three }));
    await choose(person, 1, 'Eliminar enlace');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Enlace 2: Blog' })).toHaveFocus());
    await choose(person, 1, 'Eliminar enlace');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Enlace 1: Web' })).toHaveFocus());
    await choose(person, 0, 'Eliminar enlace');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Añadir enlace' })).toHaveFocus());
  });

  it('shows the fields of one link at a time', async () => {
    const person = userEvent.setup();
    renderEditorPart(<LinksPanel />, two);
    expect(screen.queryByRole('textbox', { name: 'URL' })).not.toBeInTheDocument();
    await openLink(person, 0);
    expect(link(0).getByRole('textbox', { name: 'URL' })).toBeInTheDocument();
    await openLink(person, 1);
    expect(screen.getAllByRole('textbox', { name: 'URL' })).toHaveLength(1);
    await openLink(person, 1);
    expect(screen.queryByRole('textbox', { name: 'URL' })).not.toBeInTheDocument();
  });

  it('accepts a handle for a kind of link and shows its address', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    await person.click(screen.getByRole('button', { name: 'Elegir tipo' }));
    await person.click(await screen.findByRole('button', { name: 'Instagram' }));
    const field = await screen.findByRole('textbox', { name: 'Usuario de Instagram' });
    await waitFor(() => expect(field).toHaveFocus());
    await person.type(field, '@Ana.Garcia');
    expect(field).toHaveValue('@Ana.Garcia');
    expect(screen.getByText('Lleva a instagram.com/ana.garcia')).toBeInTheDocument();
    await person.tab();
    expect(field).toHaveValue('@ana.garcia');
    await flush();
    expect(saved.at(-1)?.links).toMatchObject([
      { kind: 'instagram', title: 'Instagram', url: 'https://instagram.com/ana.garcia' },
    ]);
  });

  it('adds the country of the account to a number', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(
      <LinksPanel />,
      aCard({ links: [aLink({ kind: 'whatsapp', url: '' })] }),
    );
    await person.type(screen.getByRole('textbox', { name: 'Número de WhatsApp' }), '600 11 12 22');
    expect(await screen.findByText('Abre WhatsApp con +34 600 111 222')).toBeInTheDocument();
    await flush();
    expect(saved.at(-1)?.links[0]?.url).toBe('https://wa.me/34600111222');
  });

  it.each([
    ['ana.garcia', 'Es de TikTok', { kind: 'tiktok', url: 'https://www.tiktok.com/@ana.garcia' }],
    ['ana.garcia', 'Es una web', { kind: 'web', url: 'https://ana.garcia/' }],
    ['600 111 222', 'Es un teléfono', { kind: 'phone', url: 'tel:+34600111222' }],
  ])('asks what kind a bare %s in Web is, and saves nothing until then', async (typed, answer, expected) => {
    const person = userEvent.setup();
    const { saved, autosave, flush } = renderEditorPart(
      <LinksPanel />,
      aCard({ links: [aLink({ url: '' })] }),
    );
    const field = screen.getByRole('textbox', { name: 'URL' });
    await person.type(field, typed);
    await person.tab();
    expect(field).toHaveValue(typed);
    await flush();
    expect(autosave.getState().base.links[0]?.url).toBe('');
    await person.click(screen.getByRole('button', { name: answer }));
    await flush();
    expect(saved.at(-1)?.links[0]).toMatchObject(expected);
  });

  it('says what is wrong with a number that prevents publishing', async () => {
    const person = userEvent.setup();
    const link = aLink({ kind: 'whatsapp', url: '' });
    renderEditorPart(<LinksPanel />, aCard({ links: [link] }));
    const field = screen.getByRole('textbox', { name: 'Número de WhatsApp' });
    await person.type(field, '12345');
    await person.tab();
    expect(field).toHaveAccessibleDescription(/Escribe el número con el prefijo del país/);
    expect(field).toHaveValue('12345');
  });

  it('offers the matching network for an address of another one', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(
      <LinksPanel />,
      aCard({ links: [aLink({ kind: 'instagram', title: 'Instagram', url: '' })] }),
    );
    await person.type(screen.getByRole('textbox', { name: 'Usuario de Instagram' }), 'https://x.com/ana');
    await person.tab();
    await person.click(screen.getByRole('button', { name: 'Es de X' }));
    await flush();
    expect(saved.at(-1)?.links[0]).toMatchObject({ kind: 'x', title: 'X', url: 'https://x.com/ana' });
  });

  it('adds headings, texts and a Bizum number, which lead nowhere', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    for (const kind of ['Título de sección', 'Texto', 'Bizum']) {
      await person.click(screen.getByRole('button', { name: 'Elegir tipo' }));
      await person.click(await screen.findByRole('button', { name: kind }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      if (kind === 'Título de sección')
        await person.type(screen.getByRole('textbox', { name: 'Título' }), 'Redes');
      if (kind === 'Texto') await person.type(screen.getByRole('textbox', { name: 'Texto' }), 'Hola');
    }
    const number = screen.getByRole('textbox', { name: 'Número de Bizum' });
    await person.type(number, '12');
    await person.tab();
    expect(number).toHaveAccessibleDescription(/Escribe un móvil español/);
    await person.clear(number);
    await person.type(number, '600 111 222');
    await flush();
    expect(saved.at(-1)?.links).toMatchObject([
      { kind: 'heading', title: 'Redes', url: '' },
      { kind: 'text', url: '', description: 'Hola' },
      { kind: 'bizum', title: 'Bizum', url: '', description: '600 111 222' },
    ]);
  });

  it('previews pasted links before it adds them', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, aCard({ links: [] }));
    await person.click(screen.getByRole('button', { name: 'Pegar varios' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pegar varios enlaces' }));
    expect(dialog.getByRole('button', { name: 'Añadir 0 enlaces' })).toBeDisabled();
    const box = dialog.getByRole('textbox', { name: 'Enlaces' });
    fireEvent.paste(box, {
      clipboardData: {
        getData: (type: string) =>
          type === 'text/html'
            ? '<a href="https://www.tiktok.com/@ana?x=1">Mis vídeos</a><a href="javascript:alert(1)">Malo</a>'
            : '',
      },
    });
    fireEvent.change(box, { target: { value: 'Mi web: https://ejemplo.com\nhttps://ejemplo.com/' } });
    const list = within(dialog.getByRole('list', { name: 'Enlaces encontrados' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Mis vídeostiktok.com/@ana',
      'Mi webejemplo.com',
    ]);
    await person.click(dialog.getByRole('button', { name: 'Añadir 2 enlaces' }));
    await flush();
    expect(saved.at(-1)?.links).toMatchObject([
      { kind: 'tiktok', title: 'Mis vídeos', url: 'https://www.tiktok.com/@ana' },
      { kind: 'web', title: 'Mi web', url: 'https://ejemplo.com/' },
    ]);
  });

  it('shows social links as a row of icons when asked to', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<LinksPanel />, two);
    await person.click(screen.getByRole('switch', { name: 'Redes sociales como iconos' }));
    await flush();
    expect(saved.at(-1)?.theme.socials).toBe('icons');
  });
});

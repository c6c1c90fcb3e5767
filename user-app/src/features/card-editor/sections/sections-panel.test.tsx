import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../testing/a-card';
import { openFunctionServer } from '../../../testing/function-server';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { SectionsPanel } from './sections-panel';

const functions = openFunctionServer();

const section = (name: string) => within(screen.getByRole('group', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'Secciones de la tarjeta' }))
    .getAllByRole('button', { name: /^Editar/ })
    .map((button) => button.getAttribute('aria-label'));

describe('Secciones', () => {
  it('switches a section on, opens it and saves what is typed', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Dónde estoy' }));
    await person.type(section('Dónde estoy').getByRole('textbox', { name: 'Dirección' }), 'Calle Mayor 1');
    await flush();
    expect(saved.at(-1)?.sections?.find(({ id }) => id === 'place')).toEqual({
      ...{ id: 'place', visible: true, title: '', text: 'Calle Mayor 1' },
    });
  });

  it('keeps what was typed while a section is switched off', async () => {
    const person = userEvent.setup();
    const sections = [{ id: 'about', visible: true, title: '', text: 'Diez años' }] as const;
    const { saved, flush } = renderEditorPart(<SectionsPanel />, aCard({ sections: [...sections] }));
    await person.click(screen.getByRole('switch', { name: 'Mostrar Sobre mí' }));
    await flush();
    expect(saved.at(-1)?.sections?.[0]).toMatchObject({ visible: false, text: 'Diez años' });
  });

  it('moves a section and says where it is', async () => {
    const person = userEvent.setup();
    renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('button', { name: 'Opciones de Opiniones' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Subir' }));
    expect(names().slice(-2)).toEqual(['Editar Opiniones', 'Editar Dónde estoy']);
    expect(screen.getByText('Opiniones está ahora en el puesto 6 de 7.')).toBeInTheDocument();
  });

  it('copies the opening hours of the bookings', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Horario' }));
    await person.click(await screen.findByRole('button', { name: 'Copiar mi horario de reservas' }));
    await flush();
    expect(saved.at(-1)?.sections?.find(({ id }) => id === 'hours')?.hours?.zone).toBe('Europe/Madrid');
  });

  it('shows the error of invalid hours beside them and does not save them', async () => {
    const person = userEvent.setup();
    const { autosave, flush } = renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Horario' }));
    await person.click(section('Horario').getByRole('switch', { name: 'Lunes' }));
    const until = section('Horario').getByRole('textbox', { name: 'Hasta, Lunes, tramo 1' });
    await person.clear(until);
    await person.type(until, '9');
    await person.tab();
    expect(until).toHaveValue('09:00');
    expect(screen.getByText('El tramo empieza y acaba a la misma hora')).toBeInTheDocument();
    await flush();
    expect(JSON.stringify(autosave.getState().base.sections ?? [])).not.toContain('"to":"09:00"');
  });

  it('adds and removes opinions', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Opiniones' }));
    await person.click(screen.getByRole('button', { name: 'Añadir opinión' }));
    await person.type(screen.getByRole('textbox', { name: 'Qué dijo' }), 'Un trato excelente');
    await person.type(screen.getByRole('textbox', { name: 'Quién' }), 'Marta');
    await person.click(screen.getByRole('button', { name: 'Añadir opinión' }));
    await person.click(screen.getByRole('button', { name: 'Quitar la opinión 2' }));
    await flush();
    expect(saved.at(-1)?.sections?.find(({ id }) => id === 'reviews')?.quotes).toEqual([
      { text: 'Un trato excelente', who: 'Marta' },
    ]);
  });

  it('saves ‘Dejar mis datos’ at once, with its fields and the place of its button', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { fields: null } } };
    });
    const person = userEvent.setup();
    const cardId = aCard().id;
    const leadForm = { fields: ['email' as const] };
    const { saved, flush } = renderEditorPart(<SectionsPanel />, aCard({ leadForm }));
    await person.click(screen.getByRole('button', { name: 'Editar Dejar mis datos' }));
    expect(section('Dejar mis datos').getByRole('checkbox', { name: 'Email' })).toBeDisabled();
    await person.click(section('Dejar mis datos').getByRole('switch', { name: /^Mostrar el botón arriba/ }));
    await waitFor(() => expect(sent).toEqual([{ cardId, ...leadForm, amongActions: true }]));
    await person.click(screen.getByRole('switch', { name: 'Mostrar Dejar mis datos' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ cardId, fields: null }));
    await flush();
    expect(saved).toEqual([]);
  });

  it('explains where services come from while nothing can be booked', async () => {
    const person = userEvent.setup();
    renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Servicios y precios' }));
    expect(screen.getByText(/La sección se mostrará cuando se pueda/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis servicios' })).toBeInTheDocument();
  });
});

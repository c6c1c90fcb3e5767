import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import type { Customer, Lead } from 'shared-lib/model/booking';
import type { AppStore } from 'shared-lib/store';
import { aBooking } from 'shared-lib/testing';
import { customerEndpoints } from '../../booking-data/endpoints/customer-endpoints';
import { aCard } from '../../testing/a-card';
import { openFunctionServer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';
import { toPersonCells } from './import/people-csv';

const functions = openFunctionServer();
const ADDRESS = '/dashboard/bookings?vista=clientes';

beforeEach(() => {
  functions.called.length = 0;
});
afterEach(() => act(() => toast.remove()));

const aPerson = (change: Partial<Customer> = {}): Customer => ({
  id: 'e'.repeat(40),
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '600 111 222',
  company: 'Ruiz SL',
  firstAt: Date.UTC(2026, 2, 1),
  lastAt: Date.UTC(2026, 2, 3),
  visitAt: null,
  bookings: 0,
  leads: 1,
  source: 'card',
  context: 'feria-de-madrid',
  tags: [],
  remindAt: null,
  ownerNote: '',
  claims: [],
  restRequest: null,
  ...change,
});

const LEAD: Lead = {
  id: 'lead1',
  cardSlug: 'ana-garcia',
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '',
  company: '',
  note: 'Quiero un <b>presupuesto</b>',
  context: '',
  consentText: 'Acepto que Ana García guarde estos datos para ponerse en contacto conmigo.',
  consentAt: Date.UTC(2026, 2, 3, 12),
};

/** Opens a tool of the screen, which a phone has behind one button. */
async function chooseTool(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Otras acciones' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

function storing(...people: Customer[]) {
  return ({ dispatch }: AppStore) => {
    const { util } = customerEndpoints;
    const list = { uid: 'ana', search: '', tag: '', most: 30 };
    void dispatch(util.upsertQueryData('customers', list, { customers: people, hasMore: false }));
    for (const person of people) {
      const one = { uid: 'ana', customerId: person.id };
      void dispatch(util.upsertQueryData('customer', one, person));
      void dispatch(util.upsertQueryData('customerLeads', one, [LEAD]));
      void dispatch(
        util.upsertQueryData('customerBookings', { ...one, most: 20 }, { bookings: [], hasMore: false }),
      );
    }
  };
}

async function openPerson(person = aPerson()) {
  renderApp(ADDRESS, { cards: [], before: storing(person) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(person.name) }));
  return { panel: within(await screen.findByRole('dialog', { name: person.name })), user };
}

describe('Personas', () => {
  it('lists everybody who booked or left their details, even with only a phone', async () => {
    const luz = aPerson({
      id: 'f'.repeat(40),
      name: 'Luz',
      email: '',
      bookings: 2,
      leads: 0,
      tags: ['Fiel'],
    });
    renderApp(ADDRESS, { cards: [], before: storing(aPerson(), luz) });
    const list = within(await screen.findByRole('list', { name: 'Personas' }));
    expect(list.getByRole('button', { name: /Eva Ruiz/ })).toHaveTextContent('Dejó sus datos');
    expect(list.getByRole('button', { name: /Luz/ })).toHaveTextContent('600 111 222');
    expect(list.getByRole('button', { name: /Luz/ })).toHaveTextContent('2 reservas');
    expect(list.getByRole('button', { name: 'Ver personas con la etiqueta Fiel' })).toBeInTheDocument();
  });

  it('shows a person’s last visit, or else their last contact', async () => {
    const luz = aPerson({ id: 'f'.repeat(40), name: 'Luz', bookings: 2, visitAt: Date.UTC(2026, 1, 10, 12) });
    renderApp(ADDRESS, { cards: [], before: storing(aPerson(), luz) });
    const list = within(await screen.findByRole('list', { name: 'Personas' }));
    expect(list.getByRole('button', { name: /Luz/ })).toHaveTextContent('Última vez: martes, 10 de febrero');
    expect(list.getByRole('button', { name: /Eva Ruiz/ })).toHaveTextContent(
      'Último contacto: martes, 3 de marzo',
    );
  });

  it('explains an empty list', async () => {
    renderApp(ADDRESS, { cards: [], before: storing() });
    expect(await screen.findByText('Todavía no tienes a nadie aquí')).toBeInTheDocument();
  });

  it('shows a person’s message as plain text, with their consent and its date', async () => {
    const { panel } = await openPerson();
    expect(panel.getByText('Quiero un <b>presupuesto</b>')).toBeInTheDocument();
    expect(panel.getByText(/El martes, 3 de marzo.*: «Acepto que Ana García/)).toBeInTheDocument();
    expect(panel.getByText('Dejó sus datos en tu tarjeta en «Feria de madrid»')).toBeInTheDocument();
  });

  it('shows how often a person missed an appointment, and nothing where they missed none', async () => {
    const one = { uid: 'ana', customerId: aPerson().id };
    const bookings = [aBooking({ status: 'no_show' })];
    let visits = { came: 7, missed: 2 };
    functions.answerWith(() => ({ status: 200, body: { result: visits } }));
    const show = () =>
      renderApp(`${ADDRESS}&persona=${aPerson().id}`, {
        cards: [],
        before: (store) => {
          storing(aPerson())(store);
          const { util } = customerEndpoints;
          const shown = { bookings, hasMore: false };
          void store.dispatch(util.upsertQueryData('customerBookings', { ...one, most: 20 }, shown));
        },
      });
    show();
    expect(await screen.findByText('Faltó 2 de 9 veces')).toBeInTheDocument();
    cleanup();
    visits = { came: 7, missed: 0 };
    show();
    expect(await screen.findByText('Primera consulta')).toBeInTheDocument();
    await waitFor(() => expect(functions.called.filter((call) => call === 'countVisits')).toHaveLength(2));
    expect(screen.queryByText(/^Faltó/)).not.toBeInTheDocument();
  });

  it('S5.05 refuses an empty tag, a duplicate tag and a past reminder, and keeps what was typed', async () => {
    const { panel, user } = await openPerson(aPerson({ tags: ['Fiel'] }));
    const add = panel.getByRole('button', { name: 'Añadir etiqueta' });
    await user.click(add);
    expect(panel.getByText('El campo Etiqueta es requerido')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: 'Nueva etiqueta' }), 'fiel');
    await user.click(add);
    expect(panel.getByText('Ya tiene esa etiqueta.')).toBeInTheDocument();
    expect(panel.getByRole('textbox', { name: 'Nueva etiqueta' })).toHaveValue('fiel');
    await user.type(panel.getByLabelText('Recordármelo el'), '2020-01-01');
    expect(panel.getByText('Elige un día a partir de mañana.')).toBeInTheDocument();
  });

  it('shows claimed details beside the record, to accept or dismiss', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { personId: 'e'.repeat(40) } } };
    });
    const at = Date.UTC(2026, 2, 3, 12);
    const claims = [
      { id: 'b'.repeat(20), source: 'booking' as const, at, name: 'Lucía <b>', phone: '699 000 000' },
      { id: 'c'.repeat(40), source: 'card' as const, at, company: 'Falsa SL' },
    ];
    const { panel, user } = await openPerson(aPerson({ claims }));
    const list = within(panel.getByRole('list', { name: 'Datos sin confirmar' }));
    const words = 'Dice llamarse «Lucía <b>» y que su teléfono es 699 000 000.';
    expect(list.getByText(words)).toBeInTheDocument();
    expect(list.getByText(/^Al reservar, el martes, 3 de marzo/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Llamar: 600 111 222' })).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: `Usar estos datos: ${words}` }));
    await user.click(list.getByRole('button', { name: 'Descartar: Dice que su empresa es «Falsa SL».' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { personId: 'e'.repeat(40), claimId: 'b'.repeat(20), take: true },
        { personId: 'e'.repeat(40), claimId: 'c'.repeat(40), take: false },
      ]),
    );
  });

  it('shows a request for erasure with its deadline, and refuses it with a reason', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { personId: 'e'.repeat(40) } } };
    });
    const restRequest = {
      ...{ askedAt: Date.UTC(2026, 2, 3, 12), dueAt: Date.UTC(2026, 3, 3, 12), refusedAt: null, reason: '' },
    };
    const { panel, user } = await openPerson(aPerson({ restRequest }));
    const request = within(panel.getByRole('region', { name: 'Pide que borres sus datos' }));
    expect(request.getByText(/como muy tarde el viernes, 3 de abril/)).toBeInTheDocument();
    await user.click(request.getByRole('button', { name: 'No borrarlos' }));
    await user.click(request.getByRole('button', { name: 'Enviar respuesta' }));
    expect(request.getByText('Motivo es requerido')).toBeInTheDocument();
    await user.type(request.getByRole('textbox', { name: 'Motivo' }), 'Facturas');
    await user.click(request.getByRole('button', { name: 'Enviar respuesta' }));
    await waitFor(() =>
      expect(sent).toEqual([{ personId: 'e'.repeat(40), grant: false, reason: 'Facturas' }]),
    );
  });

  it('erases a person who asked for it once the owner confirms', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { personId: 'e'.repeat(40) } } };
    });
    const times = { askedAt: Date.UTC(2026, 2, 3, 12), dueAt: Date.UTC(2026, 3, 3, 12) };
    const { panel, user } = await openPerson(
      aPerson({ restRequest: { ...times, refusedAt: null, reason: '' } }),
    );
    await user.click(panel.getByRole('button', { name: 'Borrar sus datos' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Borrar todo lo de Eva Ruiz?' }));
    await user.click(question.getByRole('button', { name: 'Borrar sus datos' }));
    await waitFor(() => expect(sent).toMatchObject([{ grant: true }]));
  });

  it('shows the owner’s answer to a request', async () => {
    const restRequest = {
      askedAt: Date.UTC(2026, 2, 3),
      dueAt: Date.UTC(2026, 3, 3),
      refusedAt: Date.UTC(2026, 2, 9),
    };
    const { panel } = await openPerson(aPerson({ restRequest: { ...restRequest, reason: 'Facturas' } }));
    expect(panel.getByText(/le dijiste que no: «Facturas»/)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Borrar sus datos' })).not.toBeInTheDocument();
  });

  it('says what deleting a person removes, and keeps the person when it fails', async () => {
    functions.answerWith({ status: 500 });
    const { panel, user } = await openPerson();
    await user.click(panel.getByRole('button', { name: 'Eliminar persona' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar a Eva Ruiz?' }));
    expect(question.getByText(/Sus reservas se quedan como están/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Eliminar persona' }));
    await waitFor(() => expect(functions.called).toEqual(['deletePerson']));
    expect(await screen.findByText(/^Error (del servidor|de servicio|de conexión)/)).toBeInTheDocument();
    expect(panel.getByText('Ruiz SL')).toBeInTheDocument();
  });

  it('opens and closes the form of a card, which always asks for a contact', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { fields: null } } };
    });
    const open = aCard({ id: 'card2', name: 'Feria', leadForm: { fields: ['email', 'note'] } });
    renderApp(ADDRESS, { cards: [aCard({ id: 'card1', name: 'Mía' }), open], before: storing() });
    const user = userEvent.setup();
    await chooseTool(user, 'Recoger datos');
    const drawer = within(await screen.findByRole('dialog', { name: 'Dejar mis datos' }));
    await user.click(drawer.getByRole('switch', { name: 'Recoger datos en «Mía»' }));
    expect(await screen.findByText('Tu tarjeta ya recoge datos')).toBeInTheDocument();
    expect(drawer.getByRole('checkbox', { name: 'Email' })).toBeDisabled();
    await user.click(drawer.getByRole('checkbox', { name: 'Teléfono' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(drawer.getByRole('switch', { name: 'Recoger datos en «Feria»' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { cardId: 'card1', fields: ['email', 'phone', 'note'] },
      { cardId: 'card2', fields: ['email', 'phone', 'note'] },
      { cardId: 'card2', fields: null },
    ]);
  });
});

describe('adding people', () => {
  const upload = async (text: string) => {
    const user = userEvent.setup();
    renderApp(ADDRESS, { cards: [], before: storing() });
    await chooseTool(user, 'Importar personas');
    const dialog = await screen.findByRole('dialog', { name: 'Importar personas de un archivo' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(input, new File([text], 'personas.csv', { type: 'text/csv' }));
    return { user, dialog: within(dialog) };
  };

  it('by hand shows refused values beside their fields, and keeps them when the server fails', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return sent.length === 1 ? { status: 500 } : { status: 200, body: { result: { added: 1, known: 0 } } };
    });
    renderApp(ADDRESS, { cards: [], before: storing() });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Añadir persona' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir persona' }));
    const submit = dialog.getByRole('button', { name: 'Añadir persona' });
    await user.type(dialog.getByLabelText('Email'), 'luz@');
    await user.click(submit);
    expect(await dialog.findByText('Nombre es requerido.')).toBeInTheDocument();
    expect(dialog.getByText('El email no es válido.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Nombre'), 'Luz');
    await user.type(dialog.getByLabelText('Email'), 'ejemplo.com');
    await user.click(submit);
    expect(await dialog.findByText(/^Error/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Luz');
    await user.click(submit);
    expect(await screen.findByText('Luz está en tu lista')).toBeInTheDocument();
    expect(sent[1]).toEqual({
      source: 'hand',
      people: [{ name: 'Luz', email: 'luz@ejemplo.com', phone: '', company: '', note: '', tags: [] }],
    });
  });

  it('from a file previews each line, sends them in parts, and can undo the import', async () => {
    const parts: [number, unknown][] = [];
    functions.answerWith((name, data) => {
      const { people = [], importId } = data as { people?: unknown[]; importId?: string };
      if (name === 'listImports') return { status: 200, body: { result: { imports: [] } } };
      if (name === 'undoImport') {
        const result = { removed: 149, restored: 0, kept: 1, names: ['Persona 3'] };
        return importId === parts[0]?.[1] ? { status: 200, body: { result } } : { status: 500 };
      }
      if (name === 'previewPeople') {
        const outcomes = people.map((_, index) =>
          index === 1 ? { kind: 'known', adds: ['phone', 'tags'] } : { kind: 'new', adds: [] },
        );
        return { status: 200, body: { result: { outcomes } } };
      }
      parts.push([people.length, importId]);
      if (parts.length === 2) return { status: 500 };
      return { status: 200, body: { result: { added: people.length, known: 0 } } };
    });
    const rows = Array.from({ length: 150 }, (_, index) => `Persona ${index},p${index}@ejemplo.com,x`);
    const { user, dialog } = await upload(['Nombre,Email,Altura', ...rows, 'Rota,esto no,'].join('\n'));
    expect(await dialog.findByText('150 personas para añadir')).toBeInTheDocument();
    expect(dialog.getByText('Se queda fuera: Altura')).toBeInTheDocument();
    expect(dialog.getByText('1 línea se quedará fuera')).toBeInTheDocument();
    expect(dialog.getByText(/Línea 152, Rota/)).toHaveTextContent('Se queda fuera. El email no es válido.');
    await waitFor(() =>
      expect(dialog.getByText(/Línea 3, Persona 1/)).toHaveTextContent(
        'Ya está en tu lista: se le añade teléfono, etiquetas',
      ),
    );
    expect(dialog.getByText(/Línea 2, Persona 0/)).toHaveTextContent('Se añade');
    expect(dialog.queryByText(/Línea 151/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Ver 51 más' }));
    expect(dialog.getByText(/Línea 151/)).toBeInTheDocument();
    expect(functions.called.filter((name) => name === 'addPeople')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Añadir 150 personas' }));
    expect(await dialog.findByText(/Se han añadido 100 de 150/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Añadir 150 personas' }));
    expect(await dialog.findByText('150 personas nuevas.')).toBeInTheDocument();
    expect(parts.map(([size]) => size)).toEqual([100, 50, 100, 50]);
    // One import, however often it was tried.
    expect(new Set(parts.map(([, importId]) => importId)).size).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Deshacer esta importación' }));
    expect(
      await dialog.findByText('Importación deshecha: 149 personas menos en tu lista.'),
    ).toBeInTheDocument();
    expect(
      dialog.getByText(/Se queda 1 persona que ha cambiado desde entonces: Persona 3\./),
    ).toBeInTheDocument();
  });

  it('from a file with unknown columns asks what they are, and shows their first lines', async () => {
    functions.answerWith((name, data) => {
      const { people = [] } = data as { people?: unknown[] };
      if (name === 'listImports') return { status: 200, body: { result: { imports: [] } } };
      return { status: 200, body: { result: { outcomes: people.map(() => ({ kind: 'new', adds: [] })) } } };
    });
    const { user, dialog } = await upload('Quién;Dónde\nAna;600111222\nLuz;600111223');
    expect(await dialog.findByText('Elige qué columna tiene el nombre.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Añadir/ })).toBeNull();
    expect(dialog.getByText('600111222')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Quién'), 'Nombre');
    await user.selectOptions(dialog.getByLabelText('Dónde'), 'Teléfono');
    expect(await dialog.findByText('2 personas para añadir')).toBeInTheDocument();
    expect(dialog.getByText(/Línea 2, Ana/)).toHaveTextContent('600111222');
    expect(dialog.getByRole('button', { name: 'Añadir 2 personas' })).toBeEnabled();
    // Chosen again at once, before the lines were read by the first choice.
    fireEvent.change(dialog.getByLabelText('Dónde'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('Quién'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('Quién'), { target: { value: 'name' } });
    fireEvent.change(dialog.getByLabelText('Dónde'), { target: { value: 'phone' } });
    await waitFor(() => expect(dialog.getByText(/Línea 2, Ana/)).toHaveTextContent('600111222'));
    expect(dialog.getByLabelText('Quién')).toHaveDisplayValue('Nombre');
    expect(dialog.getByLabelText('Dónde')).toHaveDisplayValue('Teléfono');
  });

  it('can be undone from the list of recent imports', async () => {
    functions.answerWith((name) =>
      name === 'listImports'
        ? {
            status: 200,
            body: {
              result: {
                imports: [{ importId: 'i'.repeat(20), at: Date.UTC(2026, 10, 27, 12), added: 3, known: 1 }],
              },
            },
          }
        : { status: 200, body: { result: { removed: 3, restored: 1, kept: 0, names: [] } } },
    );
    const user = userEvent.setup();
    renderApp(ADDRESS, { cards: [], before: storing() });
    await chooseTool(user, 'Importar personas');
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar personas de un archivo' }));
    await user.click(
      await dialog.findByRole('button', {
        name: 'Deshacer esta importación: viernes, 27 de noviembre: 3 personas nuevas, 1 que ya estaban',
      }),
    );
    expect(
      await dialog.findByText('Importación deshecha: 3 personas menos en tu lista, y 1 como estaban.'),
    ).toBeInTheDocument();
  });

  it('from a file without people says so', async () => {
    const { dialog } = await upload('cualquier cosa');
    expect(await dialog.findByText('Ese archivo no tiene ninguna persona.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Añadir/ })).toBeNull();
  });
});

describe('merging two records', () => {
  it('explains its effect first, and asks which record to keep', async () => {
    const luz = aPerson({ id: 'f'.repeat(40), name: 'Eva R.', email: '', phone: '699 000 111' });
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { personId: 'e'.repeat(40) } } };
    });
    const suggested = { uid: 'ana', search: 'Eva Ruiz' };
    renderApp(ADDRESS, {
      cards: [],
      before: (store) => {
        storing(aPerson(), luz)(store);
        const { util } = customerEndpoints;
        void store.dispatch(util.upsertQueryData('suggestedCustomers', suggested, [aPerson(), luz]));
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Eva Ruiz/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Eva Ruiz' }));
    await user.click(panel.getByRole('button', { name: 'Unir con otra ficha' }));
    const name = 'Unir otra ficha con la de Eva Ruiz';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    expect(dialog.getByText('Elige la ficha que sobra.')).toBeInTheDocument();
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: 'Eva R.' }));
    expect(dialog.getByRole('status')).toHaveTextContent(/Queda la ficha de Eva Ruiz.*No se puede deshacer/);
    await user.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    expect(await screen.findByText('Las dos fichas de Eva Ruiz son ahora una')).toBeInTheDocument();
    expect(sent).toEqual([{ keptId: 'e'.repeat(40), mergedId: 'f'.repeat(40) }]);
  });
});

it('toPersonCells fills every column of a person', () => {
  const cells = toPersonCells(
    aPerson({
      ...{ tags: ['Fiel', '=1+1'], ownerNote: 'Nota' },
      claims: [{ id: 'b', source: 'card', at: 0, name: 'Lucía' }],
    }),
  );
  expect(cells).toEqual([
    ...['Eva Ruiz', 'eva@ejemplo.com', '600 111 222', 'Ruiz SL', 'Fiel, =1+1', 'Nota'],
    ...['Dejó sus datos en tu tarjeta', 'feria-de-madrid', 0, 1],
    ...['2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z', '', 'Dice llamarse «Lucía».'],
  ]);
});

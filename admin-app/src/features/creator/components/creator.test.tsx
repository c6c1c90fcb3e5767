import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ScheduledPublication } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { scheduleEndpoints } from '../../../template-data/schedule-endpoints';
import { AdminContext } from '../../../session/admin-context';
import { newSource, type DraftSource } from '../draft/draft-source';
import { Creator } from './creator';

const marta = {
  id: 'marta',
  email: 'm@x.test',
  name: 'Marta',
  role: 'admin' as const,
  createdAt: 0,
  updatedAt: 0,
};

async function open(part: Partial<DraftSource> = {}, schedules: ScheduledPublication[] = []) {
  const source = { ...newSource('template0000000000001', 'Marta'), ...part };
  const store = createStore();
  await store.dispatch(scheduleEndpoints.util.upsertQueryData('schedules', undefined, schedules));
  return render(
    <Provider store={store}>
      <MemoryRouter>
        <AppFrame>
          <AdminContext value={marta}>
            <Creator source={source} />
          </AdminContext>
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const code = () => screen.getByRole('textbox', { name: 'Código React' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the creator’s workspace', () => {
  it('labels every control, whichever tab is shown', async () => {
    await open();
    for (const name of ['Nombre', 'Descripción', 'Categoría', 'Sección', 'Etiquetas', 'Autor'])
      expect(screen.getAllByLabelText(name)[0]).toBeInTheDocument();
    expect(code()).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'CSS' })).toBeInTheDocument();
    for (const name of ['Añadir campo', 'Guardar', 'Publicar', 'Comprobar plantilla', 'Atajos de teclado'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'React',
      'CSS',
      'Campos',
      'Detalles',
      'Pruebas',
    ]);
  });

  it('shows a part when its tab is chosen or when something in it gets the focus', async () => {
    const user = userEvent.setup();
    await open();
    expect(tab('React')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Campos'));
    expect(tab('Campos')).toHaveAttribute('aria-selected', 'true');
    const panel = screen.getByRole('tabpanel', { name: 'Campos' });
    expect(within(panel).getByRole('button', { name: 'Añadir campo' })).toBeInTheDocument();
    await user.click(screen.getByLabelText('Descripción'));
    expect(tab('Detalles')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the published version, and links to the templates', async () => {
    await open({ latestVersion: '1.3.0', currentVersion: '1.2.0' });
    expect(screen.getByRole('link', { name: 'Plantillas' })).toHaveAttribute('href', '/admin/templates');
    expect(screen.getByText('Publicada: 1.2.0')).toBeInTheDocument();
  });

  it('enables publishing only where there is something to publish', async () => {
    const { draft } = newSource('template0000000000001', 'Marta');
    const published: Partial<DraftSource> = {
      ...{ isPublic: true, latestVersion: '1.0.0', currentVersion: '1.0.0' },
      where: 'adminTemplates',
      draft: { ...draft, name: 'Lino' },
    };
    const { unmount } = await open({ ...published, baseRevision: null });
    expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    expect(screen.getByText('Sin cambios por publicar')).toBeInTheDocument();
    unmount();
    await open({ ...published, baseRevision: 2 });
    expect(screen.getByRole('button', { name: 'Publicar' })).toBeEnabled();
  });

  it('shows the scheduled publication of this template only', async () => {
    const waiting = {
      ...{ id: 'template0000000000001', name: 'Lino', version: '1.3.0', scheduledBy: 'iris' },
      ...{ scheduledByEmail: 'iris@x.test', publishAt: Date.UTC(2026, 2, 2, 9), notes: '' },
    } as ScheduledPublication;
    await open({ latestVersion: '1.2.0' }, [waiting, { ...waiting, id: 'other', version: '7.0.0' }]);
    const pending = screen.getByRole('region', { name: 'Publicaciones programadas' });
    expect(pending).toHaveTextContent(/La 1\.3\.0 se publica el .* la programó iris@x\.test/);
    expect(within(pending).getByRole('button', { name: 'Cancelar publicación de Lino' })).toBeEnabled();
    expect(pending).not.toHaveTextContent('7.0.0');
  });

  it('stores the sizes of code and preview', async () => {
    const user = userEvent.setup();
    const { unmount } = await open();
    const split = () => screen.getByRole('separator', { name: 'Reparto entre código y vista previa' });
    expect(split()).toHaveAttribute('aria-valuenow', '70');
    split().focus();
    await user.keyboard('{ArrowLeft}');
    expect(split()).toHaveAttribute('aria-valuenow', '69');
    unmount();
    await open();
    expect(split()).toHaveAttribute('aria-valuenow', '69');
  });

  it('searches the reference regardless of accents, and copies the code', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('radio', { name: 'Referencia' }));
    const reference = screen.getByRole('region', { name: 'Referencia' });
    expect(within(reference).getByText('profileImage')).toBeInTheDocument();
    await user.type(within(reference).getByLabelText('Buscar en la referencia'), 'biografia');
    expect(within(reference).queryByText('profileImage')).not.toBeInTheDocument();
    await user.click(within(reference).getAllByRole('button', { name: 'Copiar bio' })[0]!);
    expect(await navigator.clipboard.readText()).toBe('bio');
    await user.type(within(reference).getByLabelText('Buscar en la referencia'), 'xyz');
    expect(within(reference).getByText('Nada con ese nombre.')).toBeInTheDocument();
  });

  it('requires the address of a published card', async () => {
    const user = userEvent.setup();
    await open();
    await user.selectOptions(screen.getByLabelText('Tarjeta de ejemplo'), 'Una tarjeta publicada');
    expect(screen.getByText('Escribe el enlace público de una tarjeta para verla aquí.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ver tarjeta' })).toBeDisabled();
    await user.type(screen.getByLabelText('Enlace público de la tarjeta'), 'ana-garcia');
    expect(screen.getByRole('button', { name: 'Ver tarjeta' })).toBeEnabled();
  });

  it('stores typed sample data for every preview of the tab', async () => {
    const user = userEvent.setup();
    await open();
    await user.selectOptions(screen.getByLabelText('Tarjeta de ejemplo'), 'Mis datos');
    await user.click(screen.getByRole('button', { name: 'Cambiar mis datos' }));
    const form = await screen.findByRole('dialog', { name: 'Mis datos' });
    await user.type(within(form).getByLabelText('Empresa'), 'Norte');
    await waitFor(() => expect(sessionStorage.getItem('tarjetero.preview-card')).toContain('Norte'));
  });
});

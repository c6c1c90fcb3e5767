import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { AdminRole } from 'shared-lib/model';
import { draftKey, writeDraft } from 'shared-lib/draft';
import { createStore, sessionChanged } from 'shared-lib/store';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { settingEndpoints } from '../../admin-data/setting-query';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { AdminContext } from '../../session/admin-context';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { Allowed } from '../allowed';
import { AdminLayout } from './admin-layout';

/** Renders the layout at an address, for an administrator with no open reports. */
function renderAt(
  path: string,
  { email = 'marta@tarjetero.test', name = 'Marta', isOpen = false, role = 'admin' as AdminRole } = {},
) {
  const store = createStore();
  store.dispatch(sessionChanged({ uid: 'marta', email: 'm@x.test', emailVerified: true, displayName: '' }));
  void store.dispatch(adminEndpoints.util.upsertQueryData('openCounts', undefined, { cards: 0, appeals: 0 }));
  const policy = {
    value: { selfRegistration: isOpen, requireSecondFactor: false },
    ...{ revision: 1, updatedAt: 0 },
  };
  void store.dispatch(settingEndpoints.util.upsertQueryData('setting', 'adminPolicy', policy));
  const admin = { id: 'marta', email, name, role, createdAt: 0, updatedAt: 0 };
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <AppFrame>
          <AdminContext value={admin}>
            <Routes>
              <Route path="admin" element={<AdminLayout />}>
                <Route
                  path="*"
                  element={
                    <Allowed>
                      <p>La sección</p>
                    </Allowed>
                  }
                />
              </Route>
            </Routes>
          </AdminContext>
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

const header = () => screen.getByRole('heading', { level: 1 }).closest('header')!;

describe('the administration’s header', () => {
  it.each([
    ['/admin/dashboard', 'Dashboard', 'Visión general y analítica'],
    ['/admin/templates', 'Plantillas', 'Lo que los titulares pueden aplicar a sus tarjetas'],
    ['/admin/creator', 'Crear Plantilla', 'Creador universal de plantillas'],
    ['/admin/preview', 'Vista Previa', 'Cualquier plantilla con cualquier tarjeta'],
    ['/admin/sync', 'Sincronización', 'Lleva cada versión a las tarjetas que usan la plantilla'],
    ['/admin/users', 'Usuarios', 'Cuentas, planes y actividad'],
    ['/admin/users/ana', 'Usuarios', 'Cuentas, planes y actividad'],
    ['/admin/cards', 'Tarjetas', 'Las tarjetas de todas las cuentas'],
    ['/admin/admins', 'Administradores', 'Quién administra y a quién se ha invitado'],
    ['/admin/analytics', 'Analítica', 'Visitas, contactos, plantillas y velocidad'],
    ['/admin/audit', 'Registro', 'Quién ha cambiado qué, y cuándo'],
    ['/admin/reports', 'Denuncias', 'Tarjetas que alguien ha denunciado'],
    ['/admin/alerts', 'Alertas', 'Lo que ha fallado y qué se ha hecho'],
    ['/admin/work', 'Trabajos', 'Tareas periódicas, cola de emails y trabajos de cuentas'],
    ['/admin/settings', 'Configuración', 'Funciones, avisos, administración y estado del sistema'],
  ])(
    'S2.15 at %s shows %s, its description, the administrator and a link to a new template',
    (path, title, text) => {
      renderAt(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(document.title).toBe(`${title} · Tarjetero`);
      expect(within(header()).getByText(text)).toBeInTheDocument();
      expect(within(header()).getByText('marta@tarjetero.test')).toBeInTheDocument();
      expect(within(header()).getByRole('link', { name: 'Nueva Plantilla' })).toHaveAttribute(
        'href',
        '/admin/creator',
      );
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
      expect(screen.getAllByText('Admin Tarjetero')).not.toHaveLength(0);
    },
  );

  it('S2.15 shows Administrador for an account without an address', () => {
    renderAt('/admin/templates', { email: '', name: '' });
    expect(within(header()).getByText('Administrador')).toBeInTheDocument();
    expect(within(screen.getByRole('complementary')).getByText('Administrador')).toBeInTheDocument();
  });
});

describe('the panel of a role', () => {
  const entries = () =>
    within(screen.getByRole('complementary'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('shows only the sections of its role, and a new template for designers', () => {
    renderAt('/admin/templates', { role: 'design' });
    expect(screen.getByText('La sección')).toBeInTheDocument();
    expect(within(header()).getByRole('link', { name: 'Nueva Plantilla' })).toBeInTheDocument();
    expect(entries()).toContain('Sincronización');
    for (const other of ['Usuarios', 'Denuncias', 'Alertas', 'Trabajos', 'Registro', 'Configuración'])
      expect(entries()).not.toContain(other);
  });

  it.each(['/admin/templates', '/admin/settings?seccion=admins', '/admin/reports'])(
    'says at %s that the role does not include that screen, and links to an allowed one',
    (path) => {
      renderAt(path, { role: 'support' });
      expect(screen.queryByText('La sección')).not.toBeInTheDocument();
      expect(screen.getByText('Tu rol no incluye esta pantalla')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ir a Dashboard' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Nueva Plantilla' })).not.toBeInTheDocument();
    },
  );
});

describe('the warning about an administration that is open to everybody', () => {
  it.each(['/admin/dashboard', '/admin/creator', '/admin/users'])(
    'is shown at %s, with a link to close it',
    async (path) => {
      renderAt(path, { isOpen: true });
      const notice = await screen.findByText('Cualquiera que entre puede hacerse administrador');
      expect(notice).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Cerrarla o ver quién ha entrado' })).toHaveAttribute(
        'href',
        '/admin/settings?seccion=admins',
      );
    },
  );

  it('is hidden while it is closed', () => {
    renderAt('/admin/dashboard');
    expect(screen.queryByText(/puede hacerse administrador/)).not.toBeInTheDocument();
  });
});

describe('the administration’s menu', () => {
  it('has four groups', () => {
    renderAt('/admin/dashboard');
    const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
    const inside = (name: string) =>
      within(menu.getByRole('group', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(inside('Hoy')).toEqual(['Dashboard', 'Denuncias', 'Alertas', 'Analítica']);
    expect(inside('Plantillas')).toEqual(['Plantillas', 'Crear Plantilla', 'Vista Previa', 'Sincronización']);
    expect(inside('Personas')).toEqual(['Usuarios', 'Tarjetas', 'Administradores']);
    expect(inside('Sistema')).toEqual(['Trabajos', 'Registro', 'Configuración']);
  });
});

describe('signing out of the administration', () => {
  const draft = draftKey('marta', 'c1', 'tab');
  afterEach(() => writeDraft(draft, null));
  afterAll(closeFirebase);

  it('asks first about the account’s unsent changes on this device', async () => {
    const person = userEvent.setup();
    writeDraft(draft, '{}');
    renderAt('/admin/templates');
    await person.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    const question = await screen.findByRole('dialog', { name: 'Hay cambios sin enviar' });
    expect(question).toHaveTextContent('Una tarjeta tiene cambios que aún no se han guardado en tu cuenta.');
    await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plantillas');
  });
});

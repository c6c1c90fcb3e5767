import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app';

const sidebar = () => within(screen.getByRole('navigation', { name: 'Principal' }));
const current = () =>
  sidebar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('dashboard layout', () => {
  it('S2.08 has the six sections in order, under the subtitle Business Cards', async () => {
    renderApp('/dashboard/bookings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reservas' })).toBeInTheDocument();
    expect(screen.getByText('Business Cards')).toBeInTheDocument();
    expect(
      sidebar()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Inicio', '/dashboard'],
      ['Tarjetas', '/dashboard/tarjetas'],
      ['Reservas', '/dashboard/bookings'],
      ['Pagos', '/dashboard/stripe'],
      ['Perfil', '/dashboard/profile'],
      ['Configuración', '/dashboard/settings'],
    ]);
  });

  it.each<[path: string, marked: string[]]>([
    ['/dashboard', ['Inicio']],
    ['/dashboard/tarjetas', ['Tarjetas']],
    ['/dashboard/tarjetas/', ['Tarjetas']],
    ['/dashboard/tarjetas/cualquiera', ['Tarjetas']],
    ['/dashboard/tarjetas-antiguas', []],
    ['/dashboard/otra', []],
    ['/dashboard/bookings', ['Reservas']],
    ['/dashboard/stripe', ['Pagos']],
    ['/dashboard/profile', ['Perfil']],
    ['/dashboard/settings', ['Configuración']],
    ['/reservas', ['Reservas']],
    ['/servicios?vista=horario', ['Reservas']],
    ['/servicios-antiguos', []],
  ])(
    'S2.08 marks at %s the section that it belongs to: Inicio exactly, Tarjetas by prefix',
    async (path, marked) => {
      renderApp(path, { cards: [] });
      await screen.findByRole('heading', { level: 1 });
      expect(current()).toEqual(marked);
    },
  );

  it.each(['/dashboard/otra', '/dashboard/tarjetas/cualquiera', '/dashboard/profile/foto'])(
    'S2.06 says that nothing is at %s, and links to the home page and back',
    async (path) => {
      const person = userEvent.setup();
      renderApp(path, { from: '/dashboard/stripe' });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' }),
      ).toBeInTheDocument();
      expect(screen.getByText('La URL que intentas acceder no existe')).toBeInTheDocument();
      expect(document.title).toBe('Página no encontrada · Tarjetero');
      expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
      expect(sidebar().getByRole('link', { name: 'Inicio' })).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Volver atrás' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Pagos' })).toBeInTheDocument();
    },
  );

  it('S2.09 shows initial, name and email of the account', async () => {
    renderApp('/dashboard/stripe');
    expect(await screen.findByText('Ana García')).toBeInTheDocument();
    expect(screen.getByText('ana@tarjetero.test')).toBeInTheDocument();
    expect(screen.getByText('A')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cerrar Sesión' })).toBeInTheDocument();
  });

  it('S2.09 shows Usuario for an account without a record', async () => {
    renderApp('/dashboard/stripe', { user: null });
    expect(await screen.findByText('Usuario')).toBeInTheDocument();
    expect(screen.getByText('ana@tarjetero.test')).toBeInTheDocument();
    expect(screen.getByText('U')).toBeInTheDocument();
  });

  it('S2.10 has a bell that opens the notifications, and a menu that closes on navigation', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/bookings');
    // The style sheet shows one bell at a time: the header's on phones, the sidebar's elsewhere.
    await person.click(screen.getAllByRole('button', { name: 'Notificaciones' })[0]!);
    expect(await screen.findByText('No tienes notificaciones')).toBeInTheDocument();
    await person.keyboard('{Escape}');

    await person.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    expect(within(drawer).getByRole('button', { name: 'Cerrar menú' })).toBeInTheDocument();
    await person.click(within(drawer).getByRole('link', { name: 'Pagos' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).not.toBeInTheDocument());
  });

  it('sets the tab’s title and focuses the heading after a navigation', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/bookings');
    await screen.findByRole('heading', { level: 1, name: 'Reservas' });
    await person.click(sidebar().getByRole('link', { name: 'Pagos' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Pagos' });
    expect(document.title).toBe('Pagos · Tarjetero');
    expect(title).toHaveFocus();
  });

  it.each([
    ['/reservas', 'Reservas'],
    ['/servicios', 'Servicios'],
  ])('S2.07 draws %s inside the layout', async (path, title) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(sidebar().getByRole('link', { name: 'Inicio' })).toBeInTheDocument();
  });

  it('links the agenda, services, hours and people on the screens about bookings', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/bookings');
    const tabs = within(await screen.findByRole('navigation', { name: 'Apartados de Reservas' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Agenda',
      'Servicios',
      'Horario',
      'Personas',
    ]);
    for (const [name, title] of [
      ['Horario', 'Horario'],
      ['Servicios', 'Servicios'],
      ['Agenda', 'Reservas'],
    ]) {
      const ways = screen.getByRole('navigation', { name: 'Apartados de Reservas' });
      await person.click(within(ways).getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      const there = screen.getByRole('navigation', { name: 'Apartados de Reservas' });
      expect(within(there).getByRole('link', { current: 'page' })).toHaveTextContent(name!);
      expect(current()).toEqual(['Reservas']);
    }
  });
});

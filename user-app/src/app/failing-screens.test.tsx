import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { renderApp } from '../testing/render-app';

/** Behaviour of each screen's file. */
const mockFiles = { answer: 'missing' as 'missing' | 'broken' | 'there' };

function mockFile(path: string): object {
  if (mockFiles.answer === 'missing')
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  if (mockFiles.answer === 'there') return jest.requireActual<object>(path);
  return {
    __esModule: true,
    default() {
      throw new Error('boom');
    },
  };
}

jest.mock('../features/dashboard-home/home-page', () => mockFile('../features/dashboard-home/home-page'));
jest.mock('../features/cards/cards-page', () => mockFile('../features/cards/cards-page'));
jest.mock('../features/cards/deleted-cards-page', () => mockFile('../features/cards/deleted-cards-page'));
jest.mock('../features/card-editor/editor-page', () => mockFile('../features/card-editor/editor-page'));
jest.mock('./bookings-route', () => mockFile('./bookings-route'));
jest.mock('./services-route', () => mockFile('./services-route'));
jest.mock('../features/payments/payments-page', () => mockFile('../features/payments/payments-page'));
jest.mock('../features/profile/profile-page', () => mockFile('../features/profile/profile-page'));
jest.mock('../features/settings/settings-page', () => mockFile('../features/settings/settings-page'));

const SCREENS: [path: string, name: string][] = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/tarjetas', 'Cards'],
  ['/dashboard/tarjetas/papelera', 'Cards'],
  ['/tarjeta/edit/ana-garcia', 'Editor'],
  ['/dashboard/bookings', 'Bookings'],
  ['/reservas', 'Bookings'],
  ['/servicios', 'Services'],
  ['/dashboard/stripe', 'Payments'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/settings', 'Settings'],
];

const menu = () => within(screen.getByRole('navigation', { name: 'Principal' }));

beforeEach(() => {
  sessionStorage.clear();
  // React logs each error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.remove());
  jest.restoreAllMocks();
});

describe('an account screen whose file can’t be loaded', () => {
  it.each(SCREENS)('S2.02 at %s says «Error loading %s page» and keeps the menu', async (path, name) => {
    mockFiles.answer = 'missing';
    renderApp(path);
    expect(await screen.findByRole('heading', { name: `Error loading ${name} page` })).toBeInTheDocument();
    expect(menu().getByRole('link', { name: 'Configuración' })).toBeInTheDocument();
  });

  it('S2.02 is loaded again when somebody returns to it', async () => {
    const person = userEvent.setup();
    mockFiles.answer = 'missing';
    renderApp('/dashboard/settings');
    await screen.findByRole('heading', { name: 'Error loading Settings page' });
    mockFiles.answer = 'there';
    await person.click(menu().getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    await person.click(menu().getByRole('link', { name: 'Configuración' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeInTheDocument();
  });

  it('S2.02 is shown after a retry', async () => {
    const person = userEvent.setup();
    mockFiles.answer = 'missing';
    renderApp('/servicios');
    await screen.findByRole('heading', { name: 'Error loading Services page' });
    mockFiles.answer = 'there';
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Servicios' })).toBeInTheDocument();
  });
});

describe('an account screen that crashes', () => {
  it('S2.16 S4.11 S8.10 is replaced by the error screen, which says so and keeps the menu', async () => {
    const person = userEvent.setup();
    mockFiles.answer = 'broken';
    renderApp('/dashboard/stripe');
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error. La página se recargará automáticamente.',
    );
    expect(screen.getByRole('button', { name: 'Recargar página' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    await person.click(menu().getByRole('link', { name: 'Pagos' }));
    expect(screen.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
  });
});

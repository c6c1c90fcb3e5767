/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { Suspense, useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { BrowserRouter, Link, Route, Routes } from 'shared-lib/router';
import { takeReports, type Report } from '../../platform/monitoring/reports/report-queue';
import { lazyPart, lazyScreen, PreloadedScreens, preloadSoon } from '.';

const aScreen = (text: string) => {
  const load = jest.fn(() => Promise.resolve({ default: () => <h1>{text}</h1> }));
  return { load, Screen: lazyScreen(text, load) };
};

const show = (children: ReactNode) =>
  render(
    <MantineProvider>
      <BrowserRouter>
        <Suspense fallback={<p>Cargando…</p>}>{children}</Suspense>
      </BrowserRouter>
    </MantineProvider>,
    // The tests check what a boundary shows in place of a screen.
    { onCaughtError: () => undefined },
  );

/** Makes the network come back, and starts everything that waits for it. */
const comeBack = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('a screen in a file of its own', () => {
  it('is rendered at once without a spinner when its file is preloaded', async () => {
    const { Screen, load } = aScreen('Tarjetas');
    await Screen.preload();
    show(<Screen />);
    expect(screen.getByRole('heading', { name: 'Tarjetas' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded on navigation when it is not preloaded', async () => {
    let come = (_module: { default: () => ReactNode }) => {};
    const Screen = lazyScreen('Payments', () => new Promise((resolve) => (come = resolve)));
    show(<Screen />);
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    await act(async () => come({ default: () => <h1>Pagos</h1> }));
    expect(screen.getByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
  });
});

describe('a screen that is opened from another one', () => {
  /** Opens Tarjetas and follows its link to Pagos, whose file comes when `come` is called. */
  async function followLink() {
    jest.useFakeTimers();
    let come = (_module: { default: () => ReactNode }) => {};
    let fail = (_error: Error) => {};
    const load = () =>
      new Promise<{ default: () => ReactNode }>((resolve, reject) => {
        come = resolve;
        fail = reject;
      });
    const Payments = lazyScreen('Payments', load);
    const app = (
      <Suspense fallback={<p>Abriendo…</p>}>
        <Routes>
          <Route path="/" element={<Link to="/pagos">Pagos</Link>} />
          <Route path="/pagos" element={<Payments />} />
        </Routes>
      </Suspense>
    );
    render(
      <MantineProvider>
        <BrowserRouter>{app}</BrowserRouter>
      </MantineProvider>,
      { onCaughtError: () => undefined },
    );
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Pagos' })));
    return {
      pass: (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration)),
      come: () => act(async () => come({ default: () => <h1>Pagos</h1> })),
      fail: () => act(async () => fail(new Error('Loading chunk 7 failed.'))),
    };
  }
  const before = () => screen.queryByRole('link', { name: 'Pagos' });
  const spinner = () => screen.queryByRole('status');

  afterEach(() => {
    jest.useRealTimers();
    history.replaceState(null, '', '/');
  });

  it('S2.01 leaves the previous screen for 300 ms, and then shows the spinner until it is loaded', async () => {
    const { pass, come } = await followLink();
    await pass(290);
    expect(before()).toBeVisible();
    expect(spinner()).toBeNull();
    await pass(20);
    expect(before()).toBeNull();
    expect(spinner()).toHaveTextContent('Cargando…');
    // It has been waited for: the spinner needn't wait once more.
    expect(spinner()).toHaveAttribute('data-due', 'true');
    await pass(20_000);
    expect(spinner()).toBeInTheDocument();
    await come();
    expect(screen.getByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
    expect(spinner()).toBeNull();
  });

  it('S2.01 replaces the previous screen without a spinner if it is loaded sooner', async () => {
    const { pass, come } = await followLink();
    await pass(100);
    await come();
    expect(screen.getByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
    await pass(1000);
    expect(spinner()).toBeNull();
  });

  it('shows an error if its file can’t be loaded', async () => {
    const { pass, fail } = await followLink();
    await pass(1000);
    await fail();
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading Payments page');
  });
});

describe('a screen whose file fails to load once', () => {
  it('is loaded again at once', async () => {
    const load = jest
      .fn<Promise<{ default: () => ReactNode }>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue({ default: () => <h1>Reservas</h1> });
    const Screen = lazyScreen('Bookings', load);
    show(<Screen />);
    expect(await screen.findByRole('heading', { name: 'Reservas' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a screen whose file can’t be loaded', () => {
  it('is loaded again each time the network comes back', async () => {
    let isDown = true;
    const load = jest.fn(() =>
      isDown
        ? Promise.reject(new Error('Loading chunk 7 failed.'))
        : Promise.resolve({ default: () => <h1>Pagos</h1> }),
    );
    const Screen = lazyScreen('Payments', load);
    show(<Screen />);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    const before = load.mock.calls.length;
    await comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading Payments page');
    // Each attempt loads twice.
    expect(load.mock.calls.length - before).toBe(2);
    isDown = false;
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
    expect(load.mock.calls.length - before).toBe(3);
  });
});

describe('a part of a screen whose file can’t be loaded', () => {
  const down = () => Promise.reject(new Error('Loading chunk 8 failed.'));
  const Calendar = { default: ({ of }: { of: string }) => <p>Calendario de {of}</p> };

  /** Renders a form whose dialog has the part, on a screen. */
  function showForm(load: () => Promise<typeof Calendar>) {
    const Part = lazyPart(load);
    function Form() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <h1>Reservas</h1>
          <input aria-label="Nota" defaultValue="Escrito" />
          <button onClick={() => setOpen(!isOpen)}>Abrir o cerrar</button>
          {isOpen && (
            <div role="dialog" aria-label="Fecha" tabIndex={-1}>
              <Suspense fallback={<p>Cargando fecha…</p>}>
                <Part of="marzo" />
              </Suspense>
            </div>
          )}
        </>
      );
    }
    const Screen = lazyScreen('Bookings', () => Promise.resolve({ default: Form }));
    show(<Screen />);
    return {
      person: userEvent.setup(),
      dialog: async () => within(await screen.findByRole('dialog', { name: 'Fecha' })),
    };
  }

  it('shows the error in its place, and leaves the screen and its dialog unchanged', async () => {
    const { person, dialog } = showForm(down);
    const note = await screen.findByRole('textbox', { name: 'Nota' });
    await person.type(note, ' antes');
    const alert = await (await dialog()).findByRole('alert');
    expect(alert).toHaveTextContent('No se ha podido cargar esta parte. El resto sigue funcionando.');
    expect(screen.getByRole('heading', { name: 'Reservas' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nota' })).toBe(note);
    expect(note).toHaveValue('Escrito antes');
  });

  it('is loaded again by its button, which keeps the focus until then', async () => {
    const load = jest.fn(down as () => Promise<typeof Calendar>);
    const { person, dialog } = showForm(load);
    const retry = await (await dialog()).findByRole('button', { name: 'Reintentar' });
    let come = (_module: typeof Calendar) => {};
    load.mockImplementationOnce(down);
    await person.click(retry);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toHaveFocus();
    // Another page may know the file's new name.
    expect(screen.getByRole('button', { name: 'Recargar página' })).toBeInTheDocument();
    load.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    await person.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Cargando…' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(load).toHaveBeenCalledTimes(3);
    await act(async () => come(Calendar));
    expect(screen.getByText('Calendario de marzo')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Fecha' })).toHaveFocus();
  });

  it('is loaded again when the network is back, and when it is opened again', async () => {
    let isDown = true;
    const load = jest.fn(() => (isDown ? down() : Promise.resolve(Calendar)));
    const { person, dialog } = showForm(load);
    await (await dialog()).findByRole('alert');
    await comeBack();
    expect(load).toHaveBeenCalledTimes(2);
    const toggle = screen.getByRole('button', { name: 'Abrir o cerrar' });
    await person.click(toggle);
    await person.click(toggle);
    expect(await (await dialog()).findByRole('alert')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    isDown = false;
    await comeBack();
    expect(await screen.findByText('Calendario de marzo')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is reported', async () => {
    const reports: Report[] = [];
    takeReports(() => undefined);
    takeReports((report) => reports.push(report));
    const { dialog } = showForm(down);
    await (await dialog()).findByRole('alert');
    expect(reports).toMatchObject([
      {
        kind: 'error',
        error: { message: 'Loading chunk 8 failed.' },
        severity: 'high',
        fields: { path: '/' },
      },
    ]);
  });

  it('is replaced with its screen by the error page when it crashes', async () => {
    const Broken = {
      default: (): ReactNode => {
        throw new Error('boom');
      },
    };
    showForm(() => Promise.resolve(Broken as unknown as typeof Calendar));
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
  });
});

describe('a preloaded screen of the menu', () => {
  const first = aScreen('Reservas');
  const second = aScreen('Perfil');
  const screens = [first.Screen, second.Screen];

  const connect = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    history.replaceState(null, '', '/');
  });

  it('is loaded one after another, some time after the first screen', async () => {
    show(<PreloadedScreens screens={screens} />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(first.load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1300));
    expect([first.load.mock.calls.length, second.load.mock.calls.length]).toEqual([1, 0]);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(second.load).toHaveBeenCalledTimes(1);
  });

  it('waits while a chosen screen is rendered', async () => {
    const next = aScreen('Tarjetas');
    const only = [next.Screen];
    show(<PreloadedScreens screens={only} />);
    // The router hasn't rendered the screen of this address yet.
    history.replaceState(null, '', '/pagos');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(next.load).not.toHaveBeenCalled();
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(next.load).toHaveBeenCalledTimes(1);
  });

  it('is no longer preloaded after somebody has chosen a screen', async () => {
    const slow = lazyScreen('Bookings', async () => {
      history.replaceState(null, '', '/reservas');
      return { default: () => null };
    });
    const next = aScreen('Tarjetas');
    await preloadSoon([slow, next.Screen]);
    expect(next.load).not.toHaveBeenCalled();
  });

  it('is preloaded even if another one fails, but not while the browser saves data', async () => {
    const lost = jest.fn(() => Promise.reject(new Error('down')));
    const next = aScreen('Tarjetas');
    await preloadSoon([lazyScreen('Cards', lost), next.Screen]);
    expect([lost.mock.calls.length, next.load.mock.calls.length]).toEqual([2, 1]);
    connect({ saveData: true });
    const spared = aScreen('Pagos');
    await preloadSoon([spared.Screen]);
    expect(spared.load).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not preloaded over a connection of %j',
    async (connection) => {
      connect(connection);
      const spared = aScreen('Configuración');
      const only = [spared.Screen];
      show(<PreloadedScreens screens={only} />);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(spared.load).not.toHaveBeenCalled();
    },
  );
});

/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { Suspense, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'shared-lib/router';
import { lazyPart, lazyScreen, preloadSoon, usePreloadedScreens } from '.';

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
    // What a boundary shows in place of a screen is looked at instead.
    { onCaughtError: () => undefined },
  );

/** Lets the network come back, and all that waits for it begin. */
const comeBack = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('a screen in a file of its own', () => {
  it('is drawn at once when its file was loaded ahead, without the sign that something loads', async () => {
    const { Screen, load } = aScreen('Tarjetas');
    await Screen.preload();
    show(<Screen />);
    expect(screen.getByRole('heading', { name: 'Tarjetas' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded when somebody goes there, where it was not', async () => {
    let come = (_module: { default: () => ReactNode }) => {};
    const Screen = lazyScreen('Payments', () => new Promise((resolve) => (come = resolve)));
    show(<Screen />);
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    await act(async () => come({ default: () => <h1>Pagos</h1> }));
    expect(screen.getByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
  });
});

describe('a screen whose file is another answer, fetched ahead and kept by the browser', () => {
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

describe('a screen whose file doesn’t come', () => {
  it('is loaded again when the network is back, once each time, as by the button', async () => {
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
    // Each attempt asks twice.
    expect(load.mock.calls.length - before).toBe(2);
    isDown = false;
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
    expect(load.mock.calls.length - before).toBe(3);
  });

  it('is loaded again with the part of it that didn’t come', async () => {
    let isDown = true;
    const load = jest.fn(() =>
      isDown
        ? Promise.reject(new Error('Loading chunk 8 failed.'))
        : Promise.resolve({ default: ({ of }: { of: string }) => <p>Calendario de {of}</p> }),
    );
    const Part = lazyPart(load);
    const Screen = lazyScreen('Bookings', () => Promise.resolve({ default: () => <Part of="marzo" /> }));
    show(<Screen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading Bookings page');
    expect(load).toHaveBeenCalledTimes(1);
    isDown = false;
    await comeBack();
    expect(await screen.findByText('Calendario de marzo')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('what a menu leads to', () => {
  const first = aScreen('Reservas');
  const second = aScreen('Perfil');
  const screens = [first.Screen, second.Screen];
  function Menu() {
    usePreloadedScreens(screens);
    return null;
  }

  const connect = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is loaded one after another, once the first screen has had its time', async () => {
    show(<Menu />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(first.load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1300));
    expect([first.load.mock.calls.length, second.load.mock.calls.length]).toEqual([1, 0]);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(second.load).toHaveBeenCalledTimes(1);
  });

  it('is loaded in turn once somebody opens the menu, also when one of them doesn’t come', async () => {
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
    'is not loaded ahead over a connection of %j',
    async (connection) => {
      connect(connection);
      const spared = aScreen('Configuración');
      const only = [spared.Screen];
      function Spared() {
        usePreloadedScreens(only);
        return null;
      }
      show(<Spared />);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(spared.load).not.toHaveBeenCalled();
    },
  );
});

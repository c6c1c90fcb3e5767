import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daysOfPeriod, quarterOf, type CardQuarter, type DatePeriod } from 'shared-lib/model';
import type { AppStore } from 'shared-lib/store';
import { aCard } from '../../testing/a-card';
import { ANA, renderApp } from '../../testing/render-app';
import { figureEndpoints } from '../../card-data/figure-endpoints';

const PERIOD = { from: '2026-02-09', to: '2026-03-10' };
const IN_PERIOD = '?desde=2026-02-09&hasta=2026-03-10';

const link = aCard().links[0]!;
const quarter: CardQuarter = {
  days: {
    '01-20': { views: 10 },
    '03-09': { views: 12, unique: 7, saves: 2, clicks: { [link.id]: 4, gone: 1 } },
    '03-10': {
      views: 3,
      contexts: { qr: 2, google: 1 },
      bookedFrom: { google: 1 },
      referrers: { 'instagram.com': 2, otros: 1 },
      devices: { phone: 3 },
    },
  },
};

/** Stores what was counted in a period. */
const put = (store: AppStore, period: DatePeriod, quarters: Record<string, CardQuarter>) =>
  void store.dispatch(
    figureEndpoints.util.upsertQueryData('cardFigures', { cardIds: [aCard().id], period }, [quarters]),
  );

const show = (path: string, period: DatePeriod = PERIOD, stored: CardQuarter = quarter) =>
  renderApp(path, { cards: [aCard()], before: (store) => put(store, period, { '2026-Q1': stored }) });

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('Cifras', () => {
  it('compares a period of a card with the one before', async () => {
    show(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Cifras de / })).toBeInTheDocument();
    const views = await screen.findByRole('region', { name: 'Visitas' });
    expect(views).toHaveTextContent('15');
    expect(views).toHaveTextContent('+50 % frente al periodo anterior');
    expect(screen.getByRole('region', { name: 'Escaneos del QR' })).toHaveTextContent('nada, como antes');
  });

  it('shows the titles of links, codes and devices, with the rest last', async () => {
    show(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`);
    const table = (name: string) => screen.getByRole('region', { name });
    expect(await screen.findByRole('region', { name: 'Enlaces' })).toBeInTheDocument();
    expect(cellsOf(table('Enlaces'))).toEqual([
      'EnlaceVecesParte',
      `${link.title}480 %`,
      'Enlace quitado120 %',
    ]);
    expect(cellsOf(table('Desde qué webs')).slice(1)).toEqual(['instagram.com267 %', 'Otros133 %']);
    expect(cellsOf(table('Por dónde la abrieron')).slice(1)).toEqual([
      'Código QR267 %',
      'Perfil de Google133 %',
    ]);
    expect(cellsOf(table('Por dónde llegaron las reservas')).slice(1)).toEqual(['Perfil de Google1100 %']);
    expect(cellsOf(table('Dispositivos')).slice(1)).toEqual(['Móvil3100 %']);
    expect(table('Países')).toHaveTextContent('Aquí aún no se conoce el país de las visitas.');
  });

  it('offers each figure as a table', async () => {
    const person = userEvent.setup();
    show(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`);
    const views = within(await screen.findByRole('region', { name: 'Visitas' }));
    await person.click(await views.findByText('Ver como tabla'));
    expect(await views.findByRole('row', { name: /9 mar 2026/ })).toHaveTextContent('12');
    expect(views.getByRole('row', { name: /10 mar 2026/ })).toHaveTextContent('3');
  });

  it('shows the last thirty days at first, and others when they are chosen', async () => {
    const person = userEvent.setup();
    const [first, last] = [30, 7].map((days) => daysOfPeriod(Date.now(), days));
    const period = { from: first![0]!, to: first!.at(-1)! };
    const week = { from: last![0]!, to: last!.at(-1)! };
    renderApp('/dashboard/tarjetas/ana-garcia/cifras', {
      cards: [aCard()],
      before: (store) => {
        put(store, period, {});
        put(store, week, { [quarterOf(week.to)]: { days: { [week.to.slice(5)]: { views: 5 } } } });
      },
    });
    expect(await screen.findByText('Todavía no hay visitas')).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: '7 días' }));
    const views = within(await screen.findByRole('region', { name: 'Visitas' }));
    await person.click(await views.findByText('Ver como tabla'));
    const cell = await views.findByText('5 (hoy, hasta ahora)');
    expect(views.getAllByRole('row').at(-1)).toContainElement(cell);
  });

  it('shows an error for dates in the wrong order, and keeps them', async () => {
    const days = daysOfPeriod(Date.now(), 30);
    const shown = { from: days[0]!, to: days.at(-1)! };
    show('/dashboard/tarjetas/ana-garcia/cifras?desde=2026-03-10&hasta=2026-03-01', shown);
    expect(await screen.findByLabelText('Desde')).toHaveValue('2026-03-10');
    expect(screen.getByText(/^Elige dos fechas en orden/)).toBeInTheDocument();
  });

  it('counts from the date of a reset, and can show the earlier figures', async () => {
    const user = {
      id: 'ana',
      email: ANA.email,
      name: 'Ana García',
      figuresFrom: { [aCard().id]: '2026-03-10' },
    };
    renderApp(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`, {
      cards: [aCard()],
      user,
      before: (store) => put(store, PERIOD, { '2026-Q1': quarter }),
    });
    const views = await screen.findByRole('region', { name: 'Visitas' });
    expect(views).toHaveTextContent(/^Visitas3nada en el periodo anterior/);
    expect(screen.getByText('Cifras desde el 10 de marzo de 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mostrar también lo anterior' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Empezar de cero' })).toBeNull();
  });

  it('asks before a reset, and says that nothing is lost', async () => {
    const person = userEvent.setup();
    show(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`);
    await person.click(await screen.findByRole('button', { name: 'Empezar de cero' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Empezar de cero?' });
    expect(dialog).toHaveTextContent('Lo anterior no se borra');
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText(/^Cifras desde el/)).toBeNull();
  });

  it('explains an empty period', async () => {
    show(`/dashboard/tarjetas/ana-garcia/cifras${IN_PERIOD}`, PERIOD, { days: {} });
    expect(await screen.findByText('Todavía no hay visitas')).toBeInTheDocument();
  });

  it('says that a card does not exist', async () => {
    renderApp('/dashboard/tarjetas/otra/cifras', { cards: [aCard()] });
    expect(await screen.findByText('Esa tarjeta no está')).toBeInTheDocument();
  });

  it('is linked from its card', async () => {
    renderApp('/dashboard/tarjetas', { cards: [aCard()] });
    expect(await screen.findByRole('link', { name: 'Cifras' })).toHaveAttribute(
      'href',
      '/dashboard/tarjetas/ana-garcia/cifras',
    );
  });
});

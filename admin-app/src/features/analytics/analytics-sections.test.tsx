import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { DayStats, OwnerCohorts, TemplateListEntry } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { templateEndpoints } from '../../template-data/template-endpoints';
import { analyticsEndpoints } from './analytics-endpoints';
import { CohortsSection } from './cohorts-section';
import { FunnelSection } from './funnel-section';
import { TemplatesSection } from './templates-section';
import { WaysSection } from './ways-section';

const DAYS = ['2026-03-01', '2026-03-02'];
const months = (first: DayStats, second: DayStats) => ({
  '2026-03': { days: { '01': first, '02': second }, vitals: {}, topCards: {} },
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the funnel from a visit to a payment', () => {
  it('shows each step with its share of the visits', () => {
    const figures = months({ views: 150, saves: 20, bookingsBegun: 8 }, { views: 50, bookings: 3, paid: 1 });
    render(<FunnelSection days={DAYS} months={figures} />);
    expect(cellsOf(screen.getByRole('table'))).toEqual([
      ['Visitas', '200', '100 %', ''],
      ['Contactos guardados', '20', '10 %', ''],
      ['Reservas empezadas', '8', '4 %', ''],
      ['Reservas hechas', '3', '1,5 %', ''],
      ['Pagos en línea', '1', '0,5 %', ''],
    ]);
  });

  it('shows no share where there are no visits', () => {
    render(<FunnelSection days={DAYS} months={months({ bookings: 2 }, {})} />);
    expect(cellsOf(screen.getByRole('table'))[3]).toEqual(['Reservas hechas', '2', '—', '']);
  });

  it('says that it is empty', () => {
    render(<FunnelSection days={DAYS} months={{}} />);
    expect(screen.getByText('Nadie ha visitado una tarjeta en este periodo.')).toBeInTheDocument();
  });
});

it('the ways of visits are listed by source and device, the most frequent first', () => {
  const figures = months(
    { sources: { qr: 3, search: 1 }, devices: { phone: 4 } },
    { sources: { direct: 4 }, devices: { phone: 3, desktop: 1 } },
  );
  render(<WaysSection days={DAYS} months={figures} />);
  const [sources, devices] = screen.getAllByRole('table');
  expect(cellsOf(sources!)).toEqual([
    ['Directo o desconocido', '4', '50 %'],
    ['Código QR', '3', '38 %'],
    ['Buscador', '1', '13 %'],
  ]);
  expect(cellsOf(devices!)).toEqual([
    ['Móvil', '7', '88 %'],
    ['Ordenador', '1', '13 %'],
  ]);
});

async function showCohorts(data: OwnerCohorts) {
  const store = createStore();
  await store.dispatch(analyticsEndpoints.util.upsertQueryData('ownerCohorts', undefined, data));
  render(
    <Provider store={store}>
      <AppFrame>
        <CohortsSection />
      </AppFrame>
    </Provider>,
  );
}

describe('cohorts of owners by sign-up month', () => {
  it('show what became of each month’s owners, and nothing for future months', async () => {
    await showCohorts({
      countedAt: Date.UTC(2026, 2, 2, 9),
      cohorts: [
        { month: '2026-02', accounts: 0, published: 0, booked: 0, activeAfter: [0, null, null, null] },
        { month: '2025-12', accounts: 40, published: 30, booked: 2, activeAfter: [20, 10, 8, null] },
      ],
    });
    expect(cellsOf(screen.getByRole('table'))).toEqual([
      ['dic 2025', '40', '75 % (30)', '5 % (2)', '50 % (20)', '25 % (10)', '20 % (8)', '—'],
    ]);
  });

  it('say that they have not been counted yet', async () => {
    await showCohorts({ countedAt: 0, cohorts: [] });
    expect(screen.getByText(/se cuenta una vez al día/)).toBeInTheDocument();
  });
});

describe('compared templates', () => {
  const template = (n: number) => ({
    ...{ id: `t${n}`, name: `Plantilla ${n}`, description: '', tags: [], category: '', version: '1.0.0' },
    ...{
      targetSection: 'Perfil',
      isPublic: true,
      isValid: true,
      hasDraft: false,
      updatedAt: 0,
      editedBy: '',
    },
    downloadCount: 100 - n,
  });
  const templates = [1, 2, 3, 4, 5, 6].map(template) as TemplateListEntry[];

  async function showTemplates() {
    const store = createStore();
    const stats = {
      totalTemplates: 6,
      publicTemplates: 6,
      privateTemplates: 0,
      totalDownloads: 0,
      averageRating: 0,
    };
    await store.dispatch(
      templateEndpoints.util.upsertQueryData('templateList', undefined, { templates, stats }),
    );
    for (const { id } of templates) {
      const days = { '2026-03-01': Number(id[1]), '2026-03-02': 10 };
      await store.dispatch(
        analyticsEndpoints.util.upsertQueryData('templateDays', { templateId: id, days: 7 }, days),
      );
    }
    render(
      <Provider store={store}>
        <MemoryRouter>
          <AppFrame>
            <TemplatesSection period={7} days={DAYS} />
          </AppFrame>
        </MemoryRouter>
      </Provider>,
    );
  }
  const choose = (n: number) =>
    fireEvent.click(screen.getByRole('button', { name: `Ver los días de Plantilla ${n}` }));
  const valueText = () => screen.getByRole('slider').getAttribute('aria-valuetext');

  it('are drawn on one scale, announced day by day with the keyboard, and listed in a table', async () => {
    await showTemplates();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    choose(1);
    choose(3);
    expect(valueText()).toBe('2 mar 2026 (hoy, hasta ahora): Plantilla 1 10, Plantilla 3 10');
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
    expect(valueText()).toBe('1 mar 2026: Plantilla 1 1, Plantilla 3 3');
    fireEvent.click(screen.getByText('Ver como tabla'));
    await screen.findByText('1 mar 2026');
    const [, table] = screen.getAllByRole('table');
    expect(cellsOf(table!)).toEqual([
      ['1 mar 2026', '1', '3'],
      ['2 mar 2026', '10 (hoy, hasta ahora)', '10 (hoy, hasta ahora)'],
    ]);
    choose(1);
    expect(valueText()).toBe('1 mar 2026: Plantilla 3 3');
  });

  it('are limited to five', async () => {
    await showTemplates();
    for (const n of [1, 2, 3, 4, 5]) choose(n);
    const sixth = screen.getByRole('button', { name: 'Ver los días de Plantilla 6' });
    expect(sixth).toBeDisabled();
    choose(2);
    expect(sixth).toBeEnabled();
  });
});

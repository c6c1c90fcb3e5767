import '@testing-library/jest-dom';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FigureCard } from 'shared-lib/ui/figure-card';

const DAYS = ['2026-02-27', '2026-02-28', '2026-03-01'];

function show(values: (number | null)[] = [4, null, 7]) {
  render(
    <MantineProvider>
      <FigureCard label="Visitas" value={11} change="" days={DAYS} values={values} endsUnfinished />
    </MantineProvider>,
  );
  return { person: userEvent.setup(), chart: screen.getByRole('slider', { name: 'Visitas: día a día' }) };
}

describe('a chart of days', () => {
  it('is announced day by day with the keyboard, including unfinished and uncounted days', async () => {
    const { person, chart } = show();
    expect(chart).toHaveAttribute('aria-valuetext', '1 mar 2026: 7 (hoy, hasta ahora)');
    await person.tab();
    expect(chart).toHaveFocus();
    await person.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', '1 mar 2026: 7 (hoy, hasta ahora)');
    await person.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', '28 feb 2026: sin contar');
    await person.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', '27 feb 2026: 4');
    await person.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuenow', '0');
    await person.keyboard('{End}');
    expect(chart).toHaveAttribute('aria-valuenow', '2');
  });

  it('labels its last day as unfinished', () => {
    show();
    expect(screen.getByText('1 mar (hoy, hasta ahora)')).toBeInTheDocument();
  });

  it('has a collapsed table, whose rows are rendered later', async () => {
    show();
    expect(screen.queryByText('27 feb 2026')).not.toBeInTheDocument();
    // Closed: a search in the page opens it.
    await screen.findByText('27 feb 2026');
    expect(screen.getByText('Ver como tabla').closest('details')).not.toHaveAttribute('open');
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'DíaVisitas',
      '27 feb 20264',
      '28 feb 2026sin contar',
      '1 mar 20267 (hoy, hasta ahora)',
    ]);
  });
});

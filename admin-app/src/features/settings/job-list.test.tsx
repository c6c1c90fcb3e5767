import '@testing-library/jest-dom';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import type { JobState } from 'shared-lib/domain';
import { JobList } from './job-list';

const AT = Date.parse('2026-03-02T10:00:00Z');

const aJob = (name: string, overrides: Partial<JobState> = {}): JobState => ({
  ...{ name, ranAt: AT, tookMs: 12, okAt: AT, failedAt: null, failure: '', isLate: false },
  ...overrides,
});

const show = (jobs: JobState[], queue = { due: 0, overdue: 0 }) =>
  render(
    <MantineProvider>
      <JobList work={{ jobs, queue }} />
    </MantineProvider>,
  );

describe('the periodic jobs', () => {
  it('stand with what needs somebody first: failing, late, then those that work', () => {
    show([
      aJob('endTrials'),
      aJob('rollUpStats', { okAt: AT - 3_600_000, isLate: true }),
      aJob('deliverOutbox', { failedAt: AT, okAt: AT - 60_000, failure: 'no disk' }),
    ]);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Enviar emails');
    expect(rows[0]).toContain('no disk');
    expect(rows[0]).toMatch(/Falla$/);
    expect(rows[1]).toMatch(/^Sumar estadísticas.*Se retrasa$/);
    expect(rows[2]).toMatch(/^Terminar pruebas.*Bien$/);
  });

  it('say since when a job works again after a failure', () => {
    show([aJob('endTrials', { failedAt: AT - 60_000, failure: 'no disk' })]);
    const [row] = screen.getAllByRole('listitem');
    expect(within(row!).getByText('Bien')).toBeInTheDocument();
    expect(row).toHaveTextContent('Último fallo');
  });

  it('say how much mail waits, and whether it can’t be read', () => {
    const { rerender } = show([], { due: 7, overdue: 2 });
    expect(screen.getByText(/Emails que esperan: 7, 2 desde hace/)).toBeInTheDocument();
    expect(screen.getByText('Ninguna se ha ejecutado todavía.')).toBeInTheDocument();
    rerender(
      <MantineProvider>
        <JobList work={null} />
      </MantineProvider>,
    );
    expect(screen.getByText('No se pueden leer.')).toBeInTheDocument();
  });
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NO_SYNC_COUNTS, type SyncRun } from 'shared-lib/model';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { RollOutState } from './roll-out-state';

const RUN: SyncRun = {
  ...{ id: 'clara_1.1.0', templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running' },
  ...{ startedBy: 'marta', startedAt: 0, updatedAt: 0, counts: NO_SYNC_COUNTS, isDrawn: false },
};

function show(run: Partial<SyncRun>, { isDriving = false, outdated = 0 } = {}) {
  render(
    <AppFrame>
      <RollOutState run={{ ...RUN, ...run }} isDriving={isDriving} outdated={outdated} />
    </AppFrame>,
  );
}

describe('the state of a roll-out', () => {
  it('says that the window has to stay open while places are being drawn', () => {
    show({ counts: { ...NO_SYNC_COUNTS, tried: 5 } }, { isDriving: true, outdated: 20 });
    expect(screen.getByRole('progressbar', { name: 'Preparadas 5 de 20 tarjetas' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Deja abierta esta ventana');
  });

  it('says that the roll-out continues on the servers once everything is drawn', () => {
    show({ isDrawn: true, counts: { ...NO_SYNC_COUNTS, tried: 20, done: 8 } });
    expect(screen.getByRole('progressbar', { name: 'Actualizadas 8 de 20 tarjetas' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sigue sola, en los servidores.');
  });

  it('explains why the roll-out has stopped automatically', () => {
    show({ state: 'halted', percentage: 0, counts: { ...NO_SYNC_COUNTS, tried: 4, failed: 3 } });
    expect(screen.getByText('Se ha parado sola por demasiados fallos')).toBeInTheDocument();
    expect(
      screen.getByText(/^Falló en 3 de 4 tarjetas, y no llega a ninguna más\. Ninguna ha cambiado\./),
    ).toBeInTheDocument();
  });

  it('counts the cards that were restored and those that were left', () => {
    show({ state: 'undone', counts: { ...NO_SYNC_COUNTS, restored: 7, left: 2 } });
    expect(screen.getByRole('status')).toHaveTextContent(
      '7 tarjetas vuelven a la versión anterior · 2 se quedan como están',
    );
  });
});

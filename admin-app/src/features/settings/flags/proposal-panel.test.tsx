import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { StoredFlag } from 'shared-lib/data';
import type { FlagProposal } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AdminContext } from '../../../session/admin-context';
import { ProposalPanel } from './proposal-panel';

const FLAG: StoredFlag = {
  id: 'nueva',
  ...{ name: 'Nueva', description: '', enabled: false, rolloutPercentage: 10 },
  ...{ revision: 1, createdBy: 'marta', createdAt: 0, updatedAt: 0 },
};
const PROPOSAL: FlagProposal = {
  id: 'nueva',
  flag: { name: 'Nueva', description: '', enabled: true, rolloutPercentage: 50 },
  baseRevision: 1,
  proposedBy: 'marta',
  proposedByEmail: 'marta@ejemplo.com',
  proposedAt: 0,
  revision: 7,
};

function renderFor(uid: string, proposal = PROPOSAL) {
  const admin = { id: uid, email: `${uid}@ejemplo.com`, name: uid, role: 'admin' as const };
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppFrame>
          <AdminContext value={{ ...admin, createdAt: 0, updatedAt: 0 }}>
            <ProposalPanel flag={FLAG} proposal={proposal} />
          </AdminContext>
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a proposed change of a flag', () => {
  it('shows its effect, and can be approved or rejected by another administrator', async () => {
    renderFor('iris');
    expect(await screen.findByText('Lo propone marta@ejemplo.com.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'El interruptor: no → sí',
      'El porcentaje: 10 → 50',
    ]);
    expect(buttons()).toEqual(['Aprobar cambio', 'Rechazar cambio']);
  });

  it('can’t be approved by its author', async () => {
    renderFor('marta');
    expect(await screen.findByText(/^Lo has propuesto tú\./)).toBeInTheDocument();
    expect(buttons()).toEqual(['Retirar propuesta']);
  });

  it('says that it would remove the flag', async () => {
    renderFor('iris', { ...PROPOSAL, flag: null });
    expect(await screen.findByText('Propone eliminar esta función.')).toBeInTheDocument();
  });
});

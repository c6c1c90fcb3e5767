import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { FlagProposal } from 'shared-lib/model';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { settingEndpoints } from '../../admin-data/setting-query';
import { AdminContext } from '../../session/admin-context';
import PolicySection from './policy-section';
import { settingsEndpoints } from './settings-endpoints';

const admin = (id: string, more: object = {}) => ({
  ...{ id, email: `${id}@ejemplo.com`, name: id, role: 'admin' as const, createdAt: 0, updatedAt: 0 },
  ...more,
});
const PROPOSAL: FlagProposal = {
  ...{ id: 'open_administration', baseRevision: 1, revision: 7, proposedAt: 0 },
  flag: { name: 'Administración abierta', description: '', enabled: true, rolloutPercentage: 100 },
  ...{ proposedBy: 'iris', proposedByEmail: 'iris@ejemplo.com' },
};

/** Renders the section for Marta, beside Iris or other administrators. */
function renderPolicy({ isOpen = false, proposals = [] as FlagProposal[], others = [admin('iris')] } = {}) {
  const store = createStore();
  store.dispatch(sessionChanged({ uid: 'marta', email: 'm@x.test', emailVerified: true, displayName: '' }));
  const value = { selfRegistration: isOpen, requireSecondFactor: false };
  const { dispatch } = store;
  void dispatch(
    settingEndpoints.util.upsertQueryData('setting', 'adminPolicy', { value, revision: 1, updatedAt: 0 }),
  );
  void dispatch(adminEndpoints.util.upsertQueryData('flagProposals', undefined, proposals));
  void dispatch(adminEndpoints.util.upsertQueryData('admins', undefined, [admin('marta'), ...others]));
  void dispatch(settingsEndpoints.util.upsertQueryData('flagApproval', undefined, true));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AppFrame>
          <AdminContext value={admin('marta')}>
            <PolicySection />
          </AdminContext>
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the policy on who may administer', () => {
  it('asks for a typed confirmation before it is proposed to another administrator', async () => {
    const person = userEvent.setup();
    renderPolicy();
    expect(await screen.findByText(/^Abrirla la aprueba otra persona/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Proponer abrirla' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Abrir la administración a cualquiera?' });
    await person.click(within(dialog).getByRole('button', { name: 'Proponer abrirla' }));
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
  });

  it('shows another administrator’s proposal with a button to approve it', async () => {
    renderPolicy({ proposals: [PROPOSAL] });
    expect(await screen.findByText('Lo propone iris@ejemplo.com.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aprobar cambio' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proponer abrirla' })).not.toBeInTheDocument();
  });

  it('lists the administrators who registered while it was open, to keep or remove each', async () => {
    renderPolicy({ others: [admin('iris'), admin('luis', { selfRegistered: true })] });
    const list = await screen.findByRole('list', { name: 'Entraron con la administración abierta' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list).getByRole('button', { name: 'Mantener a luis@ejemplo.com' })).toBeInTheDocument();
    await userEvent.click(within(list).getByRole('button', { name: 'Quitar a luis@ejemplo.com' }));
    expect(
      await screen.findByRole('dialog', { name: '¿Quitar a luis@ejemplo.com de los administradores?' }),
    ).toBeInTheDocument();
  });

  it('has a button to close it while it is open, before anybody is removed', async () => {
    renderPolicy({ isOpen: true, others: [admin('luis', { selfRegistered: true })] });
    expect(await screen.findByRole('button', { name: 'Cerrar la administración' })).toBeEnabled();
    expect(screen.getByText(/^Cierra antes la administración/)).toBeInTheDocument();
  });
});

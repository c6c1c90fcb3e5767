import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AdminContext } from '../../session/admin-context';
import AlertsSection from './alerts-section';
import { settingEndpoints } from '../../admin-data/setting-query';

// No function listens so far from a developer's own: a test of the webhook gets no answer, and says so.
chooseEndpoints(localEndpoints(50_000));

const STORED = { webhookUrl: 'https://avisos.ejemplo.com/', minSeverity: 'high' as const };

describe('the webhook of alerts', () => {
  it('clears the test result of an address when another one is typed', async () => {
    const store = createStore();
    const stored = { value: STORED, revision: 1, updatedAt: 0 };
    void store.dispatch(settingEndpoints.util.upsertQueryData('setting', 'alerts', stored));
    const admin = { id: 'marta', email: 'm@x.test', name: 'Marta', role: 'admin' as const };
    render(
      <Provider store={store}>
        <MemoryRouter>
          <AppFrame>
            <AdminContext value={{ ...admin, createdAt: 0, updatedAt: 0 }}>
              <AlertsSection />
            </AdminContext>
          </AppFrame>
        </MemoryRouter>
      </Provider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar una prueba' }));
    expect(await screen.findByText('Error de conexión. Verifica tu internet.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Dirección del webhook' }), 'otra');
    expect(screen.queryByText('Error de conexión. Verifica tu internet.')).not.toBeInTheDocument();
  });
});

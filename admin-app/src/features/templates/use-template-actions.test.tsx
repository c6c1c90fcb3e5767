import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AdminContext } from '../../session/admin-context';
import { DeleteDialog } from './components/delete-dialog';
import type { ListedTemplate } from './template-rows';
import { useTemplateActions } from './use-template-actions';

const MARTA = { id: 'marta', email: 'marta@tarjetero.test', name: 'Marta' };
const ROW: ListedTemplate = {
  ...{ id: 'clara', name: 'Clara', description: '', category: '', isPublic: false, downloads: 0, usage: 0 },
  ...{ trend: null, isCounted: true, isValid: true, hasDraft: false },
  ...{ section: 'profile', version: '1.0.0', editedAt: 0, editedBy: '', recent: 0 },
};

const changed = jest.fn();
const closed = jest.fn();

/** Renders the confirmation of the list's delete action. */
function Deleting() {
  const { remove } = useTemplateActions(changed);
  return <DeleteDialog row={ROW} use={undefined} onDelete={remove} onClose={closed} />;
}

afterEach(() => act(() => toast.remove()));

describe('deleting a template', () => {
  it('S6.03 asks for a sign-in when the session has ended, and keeps the question open', async () => {
    const person = userEvent.setup();
    const store = createStore();
    store.dispatch(sessionChanged(null));
    render(
      <Provider store={store}>
        <MemoryRouter>
          <AppFrame>
            <AdminContext value={{ ...MARTA, role: 'admin', createdAt: 0, updatedAt: 0 }}>
              <Deleting />
            </AdminContext>
          </AppFrame>
          <Toasts />
        </MemoryRouter>
      </Provider>,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No autenticado. Inicia sesión como admin.')).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });
});

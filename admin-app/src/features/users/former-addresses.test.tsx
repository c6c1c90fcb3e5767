import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import UsersPage from './users-page';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

describe('a former address of the lists of people', () => {
  it.each([
    ['/admin/users?vista=tarjetas&buscar=ana', '/admin/cards?buscar=ana'],
    ['/admin/users/ana?vista=tarjetas', '/admin/cards/ana'],
    ['/admin/users?vista=administradores', '/admin/admins'],
  ])('redirects %s to %s', (former, now) => {
    render(
      <Provider store={createStore()}>
        <MemoryRouter initialEntries={[former]}>
          <AppFrame>
            <Routes>
              <Route path="admin/users/:uid?" element={<UsersPage />} />
              <Route path="*" element={<Address />} />
            </Routes>
          </AppFrame>
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByLabelText('address')).toHaveTextContent(now);
  });
});

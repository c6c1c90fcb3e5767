import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { NO_FILTER, type UserQuery } from '../use-user-query';
import { UserTable } from './user-table';

function show(query: Partial<UserQuery>) {
  render(
    <AppFrame>
      <MemoryRouter>
        <UserTable
          users={[]}
          query={{ ...NO_FILTER, sort: 'name', ...query }}
          isStale={false}
          onSort={() => undefined}
        />
      </MemoryRouter>
    </AppFrame>,
  );
  return screen.getByRole('columnheader', { name: /Cuenta/ });
}

describe('the table of accounts', () => {
  it('says the order that it was read in', () => {
    expect(show({})).toHaveAttribute('aria-sort', 'ascending');
  });

  it('claims no order for what was searched, which has none', () => {
    expect(show({ search: 'ana' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

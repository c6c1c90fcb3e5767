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
  it('shows its sort order', () => {
    expect(show({})).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows no sort order for search results', () => {
    expect(show({ search: 'ana' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useOrder } from './use-order';

/** Renders the orders that it has received, and the address. */
function Screen({ isMeant = true }: { isMeant?: boolean }) {
  const [given, setGiven] = useState<string[]>([]);
  useOrder('invitar', (value) => {
    if (isMeant) setGiven((before) => [...before, value]);
    return isMeant;
  });
  const { search } = useLocation();
  return <output>{`${given.join()} at ${search}`}</output>;
}

describe('useOrder', () => {
  it('calls back once with an order and removes it from the address, keeping the rest', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins?ver=x&invitar=iris%40x.test']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('iris@x.test at ?ver=x');
  });

  it('leaves an order in the address that is meant for another part of the screen', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins?invitar=iris']}>
        <Screen isMeant={false} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('at ?invitar=iris');
  });

  it('does not call back where the address has no order', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^at$/);
  });
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useOrder } from './use-order';

/** Renders what was asked of it. */
function Screen({ isMeant = true }: { isMeant?: boolean }) {
  const [given, setGiven] = useState<string[]>([]);
  useOrder('invitar', (value) => {
    if (isMeant) setGiven((before) => [...before, value]);
    return isMeant;
  });
  const { search } = useLocation();
  return <output>{`${given.join()} at ${search}`}</output>;
}

describe('an order in the address', () => {
  it('is carried out once and removed from the address, whose other parameters stay', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins?ver=x&invitar=iris%40x.test']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('iris@x.test at ?ver=x');
  });

  it('stays in the address where it is meant for another part of the screen', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins?invitar=iris']}>
        <Screen isMeant={false} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('at ?invitar=iris');
  });

  it('is missing where the address has none', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^at$/);
  });
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useOrder } from './use-order';

function Screen() {
  const [given, setGiven] = useState<string[]>([]);
  useOrder('invitar', (value) => setGiven((before) => [...before, value]));
  const { search } = useLocation();
  return <output>{`${given.join()} at ${search}`}</output>;
}

describe('what an address asks a screen to get ready', () => {
  it('is carried out once, and is gone from the address, whose rest stays', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins?ver=x&invitar=iris%40x.test']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('iris@x.test at ?ver=x');
  });

  it('is nothing without it', () => {
    render(
      <MemoryRouter initialEntries={['/admin/admins']}>
        <Screen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^at$/);
  });
});

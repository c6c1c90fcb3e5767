/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '../app-frame';
import { ConfirmDialog } from '../confirm-dialog';
import { Drawer } from '.';

/** Renders a drawer over which a question is asked. */
function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <AppFrame>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} title="Cuenta">
        <button onClick={() => setAsking(true)}>Suspender</button>
        <ConfirmDialog
          opened={isAsking}
          title="¿Suspender?"
          confirm="Sí"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          Texto
        </ConfirmDialog>
      </Drawer>
    </AppFrame>
  );
}

describe('Escape', () => {
  it('closes the topmost layer, and the next one when pressed again', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    await person.click(await screen.findByRole('button', { name: 'Suspender' }));
    await screen.findByRole('dialog', { name: '¿Suspender?' });
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '¿Suspender?' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('dialog', { name: 'Cuenta' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

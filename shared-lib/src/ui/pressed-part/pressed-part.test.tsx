/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { Toasts } from 'shared-lib/toast';
import { AppFrame } from '../app-frame';
import { ConfirmDialog } from '../confirm-dialog';
import { aheadOfPress, useOpenAfterMount, usePressedPart } from '.';

function Dialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <ConfirmDialog
      opened={useOpenAfterMount(opened)}
      title="¿Seguro?"
      confirm="Sí"
      onConfirm={onClose}
      onCancel={onClose}
    >
      Texto
    </ConfirmDialog>
  );
}

function Opener({ load }: { load: () => Promise<typeof Dialog> }) {
  const [opened, setOpened] = useState(false);
  const [Part, press] = usePressedPart(load);
  const open = () => {
    setOpened(true);
    press();
  };
  return (
    <AppFrame>
      <button onClick={open} {...aheadOfPress(load)}>
        Abrir
      </button>
      {Part && <Part opened={opened} onClose={() => setOpened(false)} />}
      <Toasts />
    </AppFrame>
  );
}

const button = () => screen.getByRole('button', { name: 'Abrir' });

afterEach(() => act(() => toast.remove()));

describe('a dialog in a file of its own', () => {
  it('opens with a press, takes the focus, and returns it', async () => {
    const person = userEvent.setup();
    render(<Opener load={() => Promise.resolve(Dialog)} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(button());
    expect(await screen.findByRole('dialog', { name: '¿Seguro?' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is preloaded on hover or focus of its button', async () => {
    const person = userEvent.setup();
    const load = jest.fn(() => Promise.resolve(Dialog));
    render(<Opener load={load} />);
    await person.hover(button());
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    load.mockClear();
    await person.tab();
    expect(button()).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error when it can’t be loaded, and opens with the next press', async () => {
    const person = userEvent.setup();
    let isThere = false;
    render(<Opener load={() => (isThere ? Promise.resolve(Dialog) : Promise.reject(new Error('down')))} />);
    await person.hover(button());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión. Verifica tu internet.');
    isThere = true;
    await person.click(button());
    expect(await screen.findByRole('dialog', { name: '¿Seguro?' })).toBeInTheDocument();
  });
});

/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '@mantine/core';
import { AppFrame } from '../app-frame';
import { ConfirmDialog } from '../confirm-dialog';
import { OpenDialog } from '.';

/** Renders buttons that mount a dialog open: in a form of that kind, by a menu, and one that goes with what it removes. */
function Screen({ kind }: { kind: 'dialog' | 'question' }) {
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <AppFrame>
      <main tabIndex={-1}>
        {!isRemoved && <button onClick={open}>Abrir</button>}
        <input aria-label="Nota" />
        <Menu>
          <Menu.Target>
            <button>Más</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={open}>Mover</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </main>
      {isOpen && kind === 'dialog' && (
        <OpenDialog title="Mover" onClose={close}>
          <button
            onClick={() => {
              setRemoved(true);
              close();
            }}
          >
            Quitar
          </button>
          <button
            onClick={() => {
              close();
              screen.getByRole('textbox').focus();
            }}
          >
            Anotar
          </button>
        </OpenDialog>
      )}
      {isOpen && kind === 'question' && (
        <ConfirmDialog opened title="Mover" confirm="Sí" onConfirm={close} onCancel={close}>
          Texto
        </ConfirmDialog>
      )}
    </AppFrame>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Mover' });

describe('a dialog that is mounted open', () => {
  it.each(['dialog', 'question'] as const)(
    'returns the focus to the button that opened it, as a %s',
    async (kind) => {
      const person = userEvent.setup();
      render(<Screen kind={kind} />);
      await person.click(button('Abrir'));
      const opened = await dialog();
      await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
      await person.keyboard('{Escape}');
      await waitFor(() => expect(button('Abrir')).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('returns the focus to the button of the menu that opened it', async () => {
    const person = userEvent.setup();
    render(<Screen kind="dialog" />);
    await person.click(button('Más'));
    await person.click(await screen.findByText('Mover'));
    await dialog();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button('Más')).toHaveFocus());
  });

  it('returns the focus to the screen if its button is gone, unless something else has the focus', async () => {
    const person = userEvent.setup();
    render(<Screen kind="dialog" />);
    await person.click(button('Abrir'));
    await dialog();
    await person.click(button('Anotar'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('textbox')).toHaveFocus();
    await person.click(button('Abrir'));
    await dialog();
    await person.click(button('Quitar'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

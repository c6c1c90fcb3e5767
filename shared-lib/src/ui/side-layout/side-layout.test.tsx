/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { BrowserRouter } from 'shared-lib/router';
import { AppFrame } from '../app-frame';
import { SideLayout } from '.';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Renders a button that opens a list outside of the frame, as the bells of the apps do. */
function Bell() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Avisos</button>
      {opened && createPortal(<p>Nada nuevo</p>, document.body)}
    </>
  );
}

/** Opens the frame in a window, and returns what changes the window's width. */
function open({ isNarrow }: { isNarrow: boolean }) {
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  window.matchMedia = (media) =>
    Object.assign(
      matchMedia(media),
      media.includes('max-width') && {
        matches: isNarrow,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      },
    );
  render(
    <AppFrame>
      <BrowserRouter>
        <SideLayout
          product="Tarjetero"
          home="/"
          entries={[{ to: '/pagos', label: 'Pagos', icon: () => null }]}
          person={{ name: 'Ana', email: 'ana@x.test' }}
          bell={<Bell />}
          onSignOut={() => {}}
          isLeaving={false}
        />
      </BrowserRouter>
    </AppFrame>,
  );
  return (matches: boolean) =>
    act(() => {
      for (const listener of [...listeners]) listener({ matches } as MediaQueryListEvent);
    });
}

describe('the frame around an app’s screens', () => {
  it('shows the sidebar where there is room for it', () => {
    open({ isNarrow: false });
    expect(screen.getByRole('link', { name: 'Pagos' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Avisos' })).toHaveLength(1);
  });

  it('shows a menu button instead of the sidebar on a phone', async () => {
    open({ isNarrow: true });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Avisos' })).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'Abrir menú' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menú' });
    expect(within(menu).getByRole('link', { name: 'Pagos' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps the bell’s panel and the focus when the window crosses the sidebar’s width', async () => {
    const person = userEvent.setup();
    const resize = open({ isNarrow: false });
    const bell = screen.getByRole('button', { name: 'Avisos' });
    await person.click(bell);
    expect(screen.getByRole('complementary')).toContainElement(bell);
    resize(true);
    expect(screen.getByText('Nada nuevo')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toContainElement(bell);
    expect(bell).toHaveFocus();
    resize(false);
    expect(screen.getByText('Nada nuevo')).toBeInTheDocument();
    expect(screen.getByRole('complementary')).toContainElement(bell);
    expect(bell).toHaveFocus();
  });
});

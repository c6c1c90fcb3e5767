/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'shared-lib/router';
import { AppFrame } from '../app-frame';
import { SideLayout } from '.';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

function open({ isNarrow }: { isNarrow: boolean }) {
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), media.includes('max-width') && { matches: isNarrow });
  render(
    <AppFrame>
      <BrowserRouter>
        <SideLayout
          product="Tarjetero"
          home="/"
          entries={[{ to: '/pagos', label: 'Pagos', icon: () => null }]}
          person={{ name: 'Ana', email: 'ana@x.test' }}
          bell={<button>Avisos</button>}
          onSignOut={() => {}}
          isLeaving={false}
        />
      </BrowserRouter>
    </AppFrame>,
  );
}

describe('the frame around an app’s screens', () => {
  it('draws the sidebar where there is room for it', () => {
    open({ isNarrow: false });
    expect(screen.getByRole('link', { name: 'Pagos' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Avisos' })).toHaveLength(1);
  });

  it('draws none on a phone, whose menu a press opens', async () => {
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
});

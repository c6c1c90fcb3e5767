import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { setFlags } from 'shared-lib/flags';
import { createStore, userChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { ThemeButton } from './theme-button';

function open(theme?: 'light' | 'dark' | 'system') {
  const store = createStore();
  const settings = theme && { theme };
  store.dispatch(
    userChanged({ id: 'marta', email: 'm@x.test', name: 'Marta', ...(settings && { settings }) }),
  );
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AppFrame>
          <ThemeButton />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

const offer = (enabled: boolean) =>
  act(() => setFlags({ dark_mode_v2: { enabled, rolloutPercentage: 100 } }));

describe('the theme button of the panel', () => {
  it('shows the current theme and offers the others', async () => {
    offer(true);
    open('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Tema: Oscuro' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Claro', 'Oscuro', 'El del dispositivo']);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Oscuro');
  });

  it('takes the focus back when its menu closes', async () => {
    offer(true);
    open('dark');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('menuitemradio');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tema: Oscuro' })).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('shows the light theme by default', () => {
    offer(true);
    open();
    expect(screen.getByRole('button', { name: 'Tema: Claro' })).toBeInTheDocument();
  });

  it('is hidden while its flag is off', () => {
    offer(false);
    open('dark');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

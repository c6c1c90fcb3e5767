import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { createStore, sessionChanged } from 'shared-lib/store';
// The screen's script is there already: only the time of the fix is waited for.
import '../../app/login-screen';
import App from '../../app/routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => closeFirebase());

/** Outdated entry, which the fix clears as soon as it runs. */
const OLD = 'firebase:host:old';
const isCleared = () => localStorage.getItem(OLD) === null;

async function openAdministration(uid: string | null) {
  localStorage.setItem(OLD, 'x');
  const store = createStore();
  const session = { uid: uid ?? '', email: 'eva@tarjetero.test', emailVerified: true, displayName: 'Eva' };
  store.dispatch(sessionChanged(uid ? session : null));
  return act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/admin/login']}>
          <App />
        </MemoryRouter>
      </Provider>,
    ),
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the permission fix of the administration', () => {
  it('S9.10 runs automatically 2000 ms after the start, and not before', async () => {
    await openAdministration('eva');
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    await pass(1999);
    expect(isCleared()).toBe(false);
    await pass(1);
    expect(isCleared()).toBe(true);
  });

  it('S9.10 doesn’t run after the panel was left, nor without a session', async () => {
    const { unmount } = await openAdministration('eva');
    await pass(1500);
    unmount();
    await pass(5000);
    expect(isCleared()).toBe(false);
    await openAdministration(null);
    await pass(5000);
    expect(isCleared()).toBe(false);
  });
});

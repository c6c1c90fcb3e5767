/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  BrowserRouter,
  createPath,
  Link,
  NavigationType,
  Route,
  Router,
  Routes,
  useLocation,
  useSearchParams,
  type Navigator,
} from './index';

const also = (key: string, value: string) => (now: URLSearchParams) => {
  now.set(key, value);
  return now;
};

function Filters() {
  const [requested, setRequested] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <>
      <output>{requested.toString()}</output>
      <p>{pathname}</p>
      <Link to="/lista/7">Siete</Link>
      <Link to="/otra">Otra</Link>
      <button onClick={() => setRequested(also('plan', 'premium'))}>Plan</button>
      <button onClick={() => setRequested(also('estado', 'admin'))}>Estado</button>
      <button onClick={() => setRequested({ ver: 'decididas' })}>Decididas</button>
    </>
  );
}

/** The screen as an app has it: below routes of its own. */
const app = (
  <Routes>
    <Route path="lista/:id?" element={<Filters />} />
    <Route path="otra" element={<p>Otra pantalla</p>} />
  </Routes>
);

const renderApp = () => render(<BrowserRouter>{app}</BrowserRouter>);

/** Renders the app at an address, wherever the browser has come to. */
function drawAt(address: string) {
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => window.history.pushState(state, '', navigator.createHref(to)),
    replace: (to, state) => window.history.replaceState(state, '', navigator.createHref(to)),
  };
  return (
    <Router location={address} navigationType={NavigationType.Push} navigator={navigator}>
      {app}
    </Router>
  );
}

/** Presses buttons before the first one's navigation can be rendered. */
const press = (...names: string[]) =>
  act(async () => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name }))));

/** Follows a link, and presses a button once the address has changed and before the new screen can be rendered. */
const followAndPress = (link: string, button: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('link', { name: link }));
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: button }));
  });

beforeEach(() => window.history.replaceState(null, '', '/lista?orden=nombre'));

it('useSearchParams applies both of two simultaneous changes', async () => {
  renderApp();
  await press('Plan', 'Estado');
  expect(await screen.findByText('orden=nombre&plan=premium&estado=admin')).toBeTruthy();
  expect(window.location.search).toBe('?orden=nombre&plan=premium&estado=admin');
});

it('useSearchParams drops a change that the browser has gone back from', async () => {
  renderApp();
  await press('Plan');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await screen.findByText('orden=nombre');
  await press('Estado');
  expect(await screen.findByText('orden=nombre&estado=admin')).toBeTruthy();
});

it('useSearchParams adds a parameter to a query that was just replaced as a whole', async () => {
  renderApp();
  await press('Decididas', 'Plan');
  expect(await screen.findByText('ver=decididas&plan=premium')).toBeTruthy();
});

it('useSearchParams changes the parameters of the page that a link has opened meanwhile', async () => {
  renderApp();
  await followAndPress('Siete', 'Plan');
  expect(await screen.findByText('plan=premium')).toBeTruthy();
  expect(screen.getByText('/lista/7')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/lista/7?plan=premium');
});

it('useSearchParams ignores a change from a screen that a link has left', async () => {
  renderApp();
  await followAndPress('Otra', 'Plan');
  expect(await screen.findByText('Otra pantalla')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/otra');
});

it('useSearchParams waits for the screen of a link even if an earlier change is rendered first', async () => {
  const { rerender } = render(drawAt('/lista'));
  await press('Plan');
  fireEvent.click(screen.getByRole('link', { name: 'Siete' }));
  rerender(drawAt('/lista?plan=premium'));
  await press('Estado');
  expect(window.location.pathname).toBe('/lista/7');
  rerender(drawAt('/lista/7'));
  expect(window.location.pathname + window.location.search).toBe('/lista/7?estado=admin');
});

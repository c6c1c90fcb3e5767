/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useLocation, useSearchParams } from './index';

const also = (key: string, value: string) => (now: URLSearchParams) => {
  now.set(key, value);
  return now;
};

function Filters() {
  const [asked, setAsked] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <>
      <output>{asked.toString()}</output>
      <p>{pathname}</p>
      <Link to="/lista/7">Siete</Link>
      <Link to="/otra">Otra</Link>
      <button onClick={() => setAsked(also('plan', 'premium'))}>Plan</button>
      <button onClick={() => setAsked(also('estado', 'admin'))}>Estado</button>
      <button onClick={() => setAsked({ ver: 'decididas' })}>Decididas</button>
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

/** Presses buttons before the first one's navigation can be drawn. */
const press = (...names: string[]) =>
  act(async () => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name }))));

/** Follows a link, and presses a button once the address has changed and before the new screen can be drawn. */
const followAndPress = (link: string, button: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('link', { name: link }));
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: button }));
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/lista?orden=nombre');
  render(<BrowserRouter>{app}</BrowserRouter>);
});

it('keeps the first of two changes that are made at once', async () => {
  await press('Plan', 'Estado');
  expect(await screen.findByText('orden=nombre&plan=premium&estado=admin')).toBeTruthy();
  expect(window.location.search).toBe('?orden=nombre&plan=premium&estado=admin');
});

it('forgets what was asked when one goes back', async () => {
  await press('Plan');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await screen.findByText('orden=nombre');
  await press('Estado');
  expect(await screen.findByText('orden=nombre&estado=admin')).toBeTruthy();
});

it('builds on a whole address too', async () => {
  await press('Decididas', 'Plan');
  expect(await screen.findByText('ver=decididas&plan=premium')).toBeTruthy();
});

it('changes the params of the address that a link has led to meanwhile', async () => {
  await followAndPress('Siete', 'Plan');
  expect(await screen.findByText('plan=premium')).toBeTruthy();
  expect(screen.getByText('/lista/7')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/lista/7?plan=premium');
});

it('changes nothing of a screen that a link has left', async () => {
  await followAndPress('Otra', 'Plan');
  expect(await screen.findByText('Otra pantalla')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/otra');
});

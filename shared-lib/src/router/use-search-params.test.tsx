/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useSearchParams } from './index';

const also = (key: string, value: string) => (now: URLSearchParams) => {
  now.set(key, value);
  return now;
};

function Filters() {
  const [asked, setAsked] = useSearchParams();
  return (
    <>
      <output>{asked.toString()}</output>
      <button onClick={() => setAsked(also('plan', 'premium'))}>Plan</button>
      <button onClick={() => setAsked(also('estado', 'admin'))}>Estado</button>
      <button onClick={() => setAsked({ ver: 'decididas' })}>Decididas</button>
    </>
  );
}

/** Presses buttons before the first one's navigation can be drawn. */
const press = (...names: string[]) =>
  act(async () => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name }))));

beforeEach(() => {
  window.history.replaceState(null, '', '/lista?orden=nombre');
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Filters /> }])} />);
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

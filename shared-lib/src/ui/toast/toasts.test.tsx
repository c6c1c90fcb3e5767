/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { showToast, Toasts, type ToastTone } from './index';
import { loadToaster } from './load-toaster';

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Toasts />);
  await act(() => loadToaster());
});
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Returns the toast on screen and its animation. */
function shown() {
  const bar = document.querySelector<HTMLElement>('.tj-toast')!;
  const [, name, duration] = bar.style.animation.match(/(tj-toast-\w+) (\w+)/) ?? [];
  return { bar, slides: [name, duration] };
}

describe('toasts', () => {
  it.each<[ToastTone, color: string, role: string]>([
    ['success', 'rgb(21, 128, 61)', 'status'],
    ['error', 'rgb(185, 28, 28)', 'alert'],
    ['warning', 'rgb(180, 83, 9)', 'alert'],
    ['info', 'rgb(29, 78, 216)', 'status'],
  ])(
    'S9.01 a %s is shown in its colour for 4000 ms, and slides in and out in 300 ms',
    (tone, color, role) => {
      act(() => showToast(tone, 'Hola'));
      expect(screen.getByRole(role).textContent).toBe('Hola');
      const { bar } = shown();
      expect(getComputedStyle(bar).backgroundColor).toBe(color);
      expect(bar.className).toContain(`tj-toast-${tone}`);
      pass(3999);
      expect(shown().slides).toEqual(['tj-toast-in', '300ms']);
      pass(1);
      expect(shown().slides).toEqual(['tj-toast-out', '300ms']);
      pass(1000);
      expect(screen.queryByText('Hola')).toBeNull();
    },
  );
});

import '@testing-library/jest-dom';
import { act, renderHook } from '@testing-library/react';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { aCard } from '../../testing/a-card';
import { renderApp } from '../../testing/render-app';
import { useFreshPermissions } from './use-fresh-permissions';

/** Outdated entry, which the fix clears as soon as it runs. */
const OLD = 'firebase:host:old';
const isCleared = () => localStorage.getItem(OLD) === null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.setItem(OLD, 'x');
});
afterEach(() => jest.useRealTimers());
afterAll(() => closeFirebase());

describe('the permission fix of the editor', () => {
  it('S9.10 runs automatically 2000 ms after the editor is opened, and not before', async () => {
    const { unmount } = renderHook(useFreshPermissions);
    await pass(1999);
    expect(isCleared()).toBe(false);
    await pass(1);
    expect(isCleared()).toBe(true);
    unmount();
  });

  it('S9.10 doesn’t run after the editor is left', async () => {
    const { unmount } = renderHook(useFreshPermissions);
    await pass(1500);
    unmount();
    await pass(5000);
    expect(isCleared()).toBe(false);
  });

  it('S9.10 doesn’t run on an owner’s other screens', async () => {
    renderApp('/dashboard/tarjetas', { cards: [aCard()] });
    await pass(10_000);
    expect(isCleared()).toBe(false);
  });
});

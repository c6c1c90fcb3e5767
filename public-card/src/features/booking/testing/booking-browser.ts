import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { NOW } from './booking-server';
import { liveIn } from './live-in';

/**
 * Gives each test of a file a browser with React's checks, whose clock stands still at {@link NOW}.
 *
 * @param options.path - Address of the page.
 * @param options.zone - Time zone of the visitor; that of the machine by default.
 */
export function openBrowser({ path = '/', zone }: { path?: string; zone?: string } = {}): void {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    if (zone) liveIn(zone);
    // jsdom can't scroll.
    Element.prototype.scrollIntoView = () => undefined;
    sessionStorage.clear();
    history.replaceState(null, '', path);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
}

/** Presses a button once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

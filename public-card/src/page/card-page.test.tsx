/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { aPublishedCard } from 'shared-lib/testing';
import { CardPage, type CardPageProps } from './card-page';
import { lastScheduleChange } from './link-schedule';

const serverTime = Date.parse('2026-03-02T09:00:00Z');

const scheduled = [
  { ...aPublishedCard().links[0]!, id: 'ends', title: 'Hasta las diez', until: '2026-03-02T10:00:00Z' },
  { ...aPublishedCard().links[0]!, id: 'starts', title: 'Desde las diez', from: '2026-03-02T10:00:00Z' },
];

const page: CardPageProps = {
  card: aPublishedCard({ links: scheduled }),
  now: lastScheduleChange(scheduled, serverTime),
  canonicalUrl: 'https://tarjetas.ejemplo.com/c/ana-garcia',
  homeHref: 'https://ejemplo.com/',
  bookHref: null,
};

let root: Root | undefined;
const recovered = jest.fn();

/** Renders the server's markup and hydrates it at this time. */
async function openPage(time: string): Promise<void> {
  jest.useFakeTimers({ now: Date.parse(time), doNotFake: ['queueMicrotask'] });
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<CardPage {...page} />);
  await act(async () => {
    root = hydrateRoot(container, <CardPage {...page} />, { onRecoverableError: recovered });
  });
}

const clipboard = { writeText: jest.fn(async (_text: string) => undefined) };

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  recovered.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  clipboard.writeText.mockReset();
  jest.useRealTimers();
});

describe("the visitor's page", () => {
  it('comes to life on the server markup as it is', async () => {
    await openPage('2026-03-02T09:00:30Z');
    expect(recovered).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana García' })).toBeTruthy();
  });

  it('shows the links of the moment when the page comes out of a cache', async () => {
    await openPage('2026-03-02T10:00:05Z');
    expect(recovered).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Hasta las diez' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Desde las diez' })).toBeTruthy();
  });

  it('changes links while it stays open', async () => {
    await openPage('2026-03-02T09:59:59Z');
    expect(screen.getByRole('link', { name: 'Hasta las diez' })).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('link', { name: 'Desde las diez' })).toBeTruthy();
  });

  it('copies the address and says so where there is no share sheet', async () => {
    await openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Enlace copiado'));
    expect(clipboard.writeText).toHaveBeenCalledWith(page.canonicalUrl);
    await act(async () => jest.advanceTimersByTime(4000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('hands the address to the share sheet, and keeps quiet when the person thinks better of it', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await act(async () => undefined);
    expect(share).toHaveBeenCalledWith({ title: 'Ana García', url: page.canonicalUrl });
    expect(clipboard.writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the address to copy by hand when the browser allows nothing else', async () => {
    clipboard.writeText.mockRejectedValue(new Error('not allowed'));
    await openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(page.canonicalUrl));
  });

  it('says when there is no network, and stops saying it', async () => {
    await openPage('2026-03-02T09:00:00Z');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status').textContent).toMatch(/^Sin conexión/);
    onLine.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PublishedCard } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { connectTools } from '../../src/page/connect-tools';
import { followHours } from '../../src/page/schedule/follow-hours';
import { followSchedule } from '../../src/page/schedule/follow-schedule';
import { keepContext } from '../../src/page/keep-context';
import { PAGE_DATA_ID, type CardPageData } from '../../src/page/page-data';
import { addressesFor } from '../origins';
import { renderPage } from './render-page';
import { pageAssets } from '../testing/page-assets';

const serverTime = Date.parse('2026-03-02T09:00:00Z');
/** Time at which a page was rendered that caches may still serve at ten. */
const beforeTen = Date.parse('2026-03-02T09:58:00Z');
const addresses = addressesFor('127.0.0.1:5007', {});
const canonicalUrl = 'http://127.0.0.1:5007/c/ana-garcia';

const link = aPublishedCard().links[0]!;
const [ends, starts] = [
  { ...link, id: 'ends', title: 'Hasta las diez', until: '2026-03-02T10:00:00Z' },
  { ...link, id: 'starts', title: 'Desde las diez', from: '2026-03-02T10:00:00Z' },
];

/** Puts the server's markup into the document at another time, and does what the page's script does. */
function openPage(
  time: string,
  overrides: Partial<PublishedCard> = { links: [ends, starts] },
  drawnAt = serverTime,
): () => void {
  jest.useFakeTimers({ now: Date.parse(time), doNotFake: ['queueMicrotask'] });
  const { html } = renderPage(aPublishedCard(overrides), addresses, pageAssets, drawnAt);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const { tools, schedule, hours } = JSON.parse(
    document.getElementById(PAGE_DATA_ID)!.textContent,
  ) as CardPageData;
  if (schedule) followSchedule(document.body, schedule, reload);
  if (hours) followHours(document.body, hours);
  return connectTools(document.querySelector('.tj-tools')!, tools, async () => {
    throw new TypeError('Failed to fetch');
  });
}

const reload = jest.fn();
const clipboard = { writeText: jest.fn(async (_text: string) => undefined) };
const messageOnScreen = () => screen.getByRole('status').textContent;

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  clipboard.writeText.mockReset();
  reload.mockReset();
  jest.useRealTimers();
});

describe("the script of the visitor's page", () => {
  it('leaves the server’s markup unchanged', () => {
    openPage('2026-03-02T09:00:30Z', {});
    const before = document.body.innerHTML;
    openPage('2026-03-02T09:00:30Z', {});
    expect(document.body.innerHTML).toBe(before);
    expect(screen.getByRole('heading', { level: 1, name: 'Ana García' })).toBeTruthy();
  });

  it.each([
    ['?s=feria-de-madrid', '/c/ana-garcia.vcf?s=feria-de-madrid'],
    ['?v=2&s=qr', '/c/ana-garcia.vcf?s=qr'],
    ['?s=Feria', '/c/ana-garcia.vcf'],
    ['', '/c/ana-garcia.vcf'],
  ])('passes the context of %j on to the contact file', (query, href) => {
    openPage('2026-03-02T09:00:30Z', {});
    history.replaceState(null, '', `/c/ana-garcia${query}`);
    keepContext(document);
    const save = screen.getByRole<HTMLAnchorElement>('link', { name: 'Guardar contacto' });
    expect(save.href).toBe(`${location.origin}${href}`);
    history.replaceState(null, '', '/');
  });

  it('updates the opening state of a cached page and keeps it current', () => {
    const weekly = { '1': [{ from: '09:00', to: '11:30' }] };
    const hours = { id: 'hours', title: '', text: '', hours: { zone: 'Europe/Madrid', weekly } } as const;
    openPage('2026-03-02T10:29:50Z', { sections: [hours] });
    expect(screen.getByText('Abierto ahora, hasta las 11:30 (hora de Madrid)')).toBeTruthy();
    jest.advanceTimersByTime(60_000);
    expect(screen.getByText('Cerrado ahora. Abre el lunes a las 09:00 (hora de Madrid)')).toBeTruthy();
  });

  it('shows no opening state for a zone that the device does not know', () => {
    openPage('2026-03-02T10:29:50Z', {});
    document.body.innerHTML = '<p data-hours>Abierto ahora</p>';
    followHours(document.body, { zone: 'Europe/Atlantis', weekly: {}, city: 'Atlantis' });
    expect(document.body.textContent).toBe('');
  });

  it('shows the links that are due when the page comes from a cache', () => {
    openPage('2026-03-02T10:00:05Z', undefined, beforeTen);
    expect(screen.queryByRole('link', { name: 'Hasta las diez' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Desde las diez' })).toBeTruthy();
  });

  it('reloads once when a link is due that the page does not contain', () => {
    openPage('2026-03-02T09:00:05Z');
    act(() => jest.advanceTimersByTime(59 * 60_000));
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(60_000));
    expect(reload).toHaveBeenCalledTimes(1);
    // A cached copy isn't reloaded again and again.
    openPage('2026-03-02T10:00:05Z');
    act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('updates links while the page stays open', () => {
    openPage('2026-03-02T09:59:59Z', undefined, beforeTen);
    expect(screen.getByRole('link', { name: 'Hasta las diez' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Desde las diez' })).toBeNull();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByRole('link', { name: 'Hasta las diez' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Desde las diez' })).toBeTruthy();
  });

  it('updates the chat of the quick action', () => {
    const chats = [
      { ...ends, url: 'https://wa.me/34600111222' },
      { ...starts, url: 'https://wa.me/34600333444' },
    ];
    openPage('2026-03-02T09:59:59Z', { links: chats }, beforeTen);
    const target = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href;
    expect(target()).toBe('https://wa.me/34600111222');
    act(() => jest.advanceTimersByTime(1000));
    expect(target()).toBe('https://wa.me/34600333444');
  });

  it('reports when the QR code can’t be loaded', async () => {
    openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('link', { name: 'Código QR' }));
    await waitFor(() => expect(messageOnScreen()).toMatch(/^No se pudo abrir/));
  });

  it('copies the address when the browser has no share sheet', async () => {
    openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(messageOnScreen()).toBe('Enlace copiado'));
    expect(clipboard.writeText).toHaveBeenCalledWith(canonicalUrl);
    act(() => jest.advanceTimersByTime(4000));
    expect(messageOnScreen()).toBe('');
  });

  it('opens the share sheet and says nothing when the visitor cancels', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await act(async () => undefined);
    expect(share).toHaveBeenCalledWith({ title: 'Ana García', url: canonicalUrl });
    expect(clipboard.writeText).not.toHaveBeenCalled();
    expect(messageOnScreen()).toBe('');
  });

  it('shows the address when the browser allows neither sharing nor copying', async () => {
    clipboard.writeText.mockRejectedValue(new Error('not allowed'));
    openPage('2026-03-02T09:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(messageOnScreen()).toContain(canonicalUrl));
  });

  it('reports a lost connection until it is back', () => {
    openPage('2026-03-02T09:00:00Z');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(messageOnScreen()).toMatch(/^Sin conexión/);
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
    expect(messageOnScreen()).toBe('');
  });
});

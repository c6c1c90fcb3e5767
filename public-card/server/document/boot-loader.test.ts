/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { fireEvent, screen } from '@testing-library/react';
import { BOOT_LOADER } from './boot-loader';

/** The boot script's element, with what the loader hands it. */
type Boot = HTMLScriptElement & { hold: (event: Event) => void; tool?: HTMLElement };

const boots = () => [...document.querySelectorAll<Boot>('script[src="/assets/boot.js"]')];
/** Returns the preloads: address, kind, and whether they are requested with CORS. */
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.as,
    link.crossOrigin !== null,
  ]);

/** Runs the loader on a page with two controls. */
function openPage(book?: string): void {
  document.body.innerHTML =
    '<a href="/c/ana/reservar" data-tool="book"><span>Reservar</span></a><button data-tool="share">Compartir</button>';
  const loader = document.createElement('script');
  loader.dataset['src'] = '/assets/boot.js';
  if (book) loader.dataset['book'] = book;
  loader.textContent = BOOT_LOADER;
  document.body.append(loader);
}

afterEach(() => {
  for (const { hold } of boots())
    for (const type of ['pointerdown', 'click']) removeEventListener(type, hold, true);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the inline script of a card', () => {
  it('preloads the booking script once when «Reservar» is touched', () => {
    openPage('/assets/booking.js');
    fireEvent.pointerDown(screen.getByText('Compartir'));
    expect(boots()).toHaveLength(1);
    expect(preloads()).toEqual([]);
    fireEvent.pointerDown(screen.getByText('Reservar'));
    fireEvent.pointerDown(screen.getByText('Reservar'));
    expect(preloads()).toEqual([['/assets/booking.js', 'script', false]]);
    expect(boots()).toHaveLength(1);
  });

  it('remembers a click before the boot script has loaded', () => {
    openPage('/assets/booking.js');
    const isFollowed = fireEvent.click(screen.getByText('Reservar'));
    expect(isFollowed).toBe(false);
    expect(boots()[0]!.tool).toBe(screen.getByRole('link', { name: 'Reservar' }));
    expect(preloads()).toHaveLength(1);
  });

  it('boots two frames after the page has loaded', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const drawFrame = () => frames.splice(0).forEach((frame) => frame(0));
    openPage();
    fireEvent.load(window);
    drawFrame();
    expect(boots()).toHaveLength(0);
    drawFrame();
    expect(boots()).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('preloads the booking script of another site with CORS', () => {
    openPage('https://cards.example/assets/booking.js');
    fireEvent.pointerDown(screen.getByText('Reservar'));
    expect(preloads()).toEqual([['https://cards.example/assets/booking.js', 'script', true]]);
  });

  it('preloads nothing when the card has no booking', () => {
    openPage();
    fireEvent.pointerDown(screen.getByText('Reservar'));
    expect(boots()).toHaveLength(1);
    expect(preloads()).toEqual([]);
  });
});

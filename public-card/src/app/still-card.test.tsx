/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { aPublishedCard } from 'shared-lib/testing';
import StillCard from './still-card';

const PHOTO = 'cards/ana/c1/' + 'a'.repeat(64) + '.jpg';
const request = jest.fn();

/** Renders a card and returns its frame, with the document that the frame gets. */
async function open(card: Parameters<typeof StillCard>[0]['card'], pictures = {}) {
  render(<StillCard card={card} pictures={pictures} title="La tarjeta" />);
  const frame = await screen.findByTitle<HTMLIFrameElement>('La tarjeta');
  return { frame, page: new DOMParser().parseFromString(frame.srcdoc, 'text/html') };
}

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
});

describe('a card’s preview', () => {
  it('is the visitors’ page in a sandboxed document without scripts', async () => {
    const card = aPublishedCard({ bookingEnabled: true, leadForm: { fields: ['email'] } });
    const { frame, page } = await open(card);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(page.querySelector('h1')!.textContent).toBe(card.profile.name);
    for (const words of ['Guardar contacto', 'Reservar', 'Dejar mis datos'])
      expect(page.body.textContent).toContain(words);
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  it('shows ‘Dejar mis datos’ below the links, or among the actions if the owner chooses so', async () => {
    const placeOf = async (amongActions?: true) => {
      cleanup();
      const leadForm = { fields: ['email' as const], ...(amongActions && { amongActions }) };
      const { page } = await open(aPublishedCard({ leadForm }));
      const buttons = page.querySelectorAll('[data-tool=lead]');
      expect(buttons).toHaveLength(1);
      return buttons[0]!.closest('.tj-actions') ? 'actions' : 'below';
    };
    expect(await placeOf()).toBe('below');
    expect(await placeOf(true)).toBe('actions');
  });

  it('is inert and sends no request', async () => {
    const { page } = await open(aPublishedCard({ bookingEnabled: true }));
    const controls = [...page.querySelectorAll('a, button')];
    expect(controls.length).toBeGreaterThan(3);
    expect(controls.filter((control) => !control.closest('[inert]'))).toEqual([]);
    expect(request).not.toHaveBeenCalled();
  });

  it('loads pictures from the cards’ site, and a draft’s from the embedding page', async () => {
    const card = aPublishedCard();
    card.profile = { ...card.profile, photo: { path: PHOTO, width: 100, height: 100 } };
    const published = await open(card);
    const photo = (page: Document) => page.querySelector('.tj-photo')!.getAttribute('src');
    expect(photo(published.page)).toMatch(/^http:\/\/127\.0\.0\.1:5007\/c\/.+\/i\/ana\/c1\//);
    cleanup();
    const data = 'data:image/jpeg;base64,AAAA';
    const { page } = await open(card, { [PHOTO.replace('cards/', '')]: data });
    expect(photo(page)).toBe(data);
  });

  it('is in the card’s main language and offers the others', async () => {
    const { page } = await open(aPublishedCard({ language: 'en', languages: ['es'] }));
    expect(page.documentElement.lang).toBe('en');
    expect(page.body.textContent).toContain('Save contact');
    expect(page.querySelector('nav[aria-label="Languages"]')).not.toBeNull();
  });

  it('keeps a template’s markup in a shadow root of the frame', async () => {
    const templates = { styles: ['b{color:red}'], profile: { html: '<h1>Ana</h1>', style: 0 }, links: {} };
    const { frame } = await open(aPublishedCard({ templates }));
    expect(frame.srcdoc).toMatch(/<template shadowrootmode="open"><style>.*b\{color:red\}<\/style><h1>Ana/);
  });
});

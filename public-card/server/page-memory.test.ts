import { Timestamp } from 'firebase-admin/firestore';
import { aPublishedCard } from 'shared-lib/testing';
import { MINUTE_MS } from 'shared-lib/time';
import { rememberCards } from './store/card-memory';
import { rememberPages } from './page-memory';
import type { Answer } from './respond';

const NOON = Date.UTC(2026, 10, 26, 12);

/** Counts its calls, each of which gives another page. */
function renderer() {
  const render = (): Answer => ({
    status: 200,
    body: `página ${++render.calls}`,
    contentType: 'text/html',
    cacheControl: 'no-store',
  });
  render.calls = 0;
  return render;
}

describe('rememberPages', () => {
  it('renders each variant of a card once a minute', () => {
    const page = rememberPages();
    const card = aPublishedCard();
    const render = renderer();
    const first = page(card, 'es', NOON, render);
    expect(page(card, 'es', NOON + MINUTE_MS - 1, render)).toBe(first);
    expect(page(card, 'de', NOON, render)).not.toBe(first);
    expect(page(card, 'es', NOON + MINUTE_MS, render)).not.toBe(first);
    expect(render.calls).toBe(3);
  });

  it('returns the same object while the content is the same', () => {
    const page = rememberPages();
    const card = aPublishedCard();
    const render = (): Answer => ({ ...renderer()(), headers: { 'x-a': '1' } });
    const first = page(card, 'es', NOON, render);
    expect(page(card, 'es', NOON + MINUTE_MS, render)).toBe(first);
    const other = (): Answer => ({ ...first, headers: { 'x-a': '2' } });
    expect(page(card, 'es', NOON + 2 * MINUTE_MS, other)).not.toBe(first);
  });

  it('renders a card again when it has changed', () => {
    const page = rememberPages();
    const card = rememberCards();
    const read = (seconds: number) =>
      card('ana', { updateTime: new Timestamp(seconds, 0), data: () => aPublishedCard() });
    const render = renderer();
    const first = page(read(1), 'es', NOON, render);
    expect(page(read(1), 'es', NOON, render)).toBe(first);
    expect(page(read(2), 'es', NOON, render)).not.toBe(first);
  });
});

describe('rememberCards', () => {
  it('keeps the most recently used cards', () => {
    const card = rememberCards();
    const read = (slug: string) =>
      card(slug, { updateTime: new Timestamp(1, 0), data: () => aPublishedCard({ slug }) });
    const first = read('card-0');
    for (let other = 1; other < 200; other += 1) read(`card-${other}`);
    expect(read('card-0')).toBe(first);
    const second = read('card-1');
    read('card-200');
    read('card-201');
    expect(read('card-1')).toBe(second);
    for (let other = 300; other < 500; other += 1) read(`card-${other}`);
    expect(read('card-0')).not.toBe(first);
  });
});

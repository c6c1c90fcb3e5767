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

describe('the pages that an instance keeps', () => {
  it('are rendered once a minute for each variant of a card', () => {
    const page = rememberPages();
    const card = aPublishedCard();
    const render = renderer();
    const first = page(card, 'es', NOON, render);
    expect(page(card, 'es', NOON + MINUTE_MS - 1, render)).toBe(first);
    expect(page(card, 'de', NOON, render)).not.toBe(first);
    expect(page(card, 'es', NOON + MINUTE_MS, render)).not.toBe(first);
    expect(render.calls).toBe(3);
  });

  it('are the same object for as long as they have the same content', () => {
    const page = rememberPages();
    const card = aPublishedCard();
    const render = (): Answer => ({ ...renderer()(), headers: { 'x-a': '1' } });
    const first = page(card, 'es', NOON, render);
    expect(page(card, 'es', NOON + MINUTE_MS, render)).toBe(first);
    const other = (): Answer => ({ ...first, headers: { 'x-a': '2' } });
    expect(page(card, 'es', NOON + 2 * MINUTE_MS, other)).not.toBe(first);
  });

  it('are no longer those of a card that has changed', () => {
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

describe('the cards that an instance keeps', () => {
  it('are those that were asked for last', () => {
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

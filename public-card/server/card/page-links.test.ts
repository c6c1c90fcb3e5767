import { aPublishedCard } from 'shared-lib/testing';
import { readPrefill } from '../../src/features/booking/start/prefill';
import { keep, serveCards } from '../testing/served-cards';

const { ask } = serveCards();

/** A service of another form than those of our own, as an import may name it. */
const SERVICE = 'corte-y_color';

const CARD = aPublishedCard({
  slug: 'zweisprachig',
  language: 'de',
  languages: ['en'],
  bookingEnabled: true,
  sections: [{ id: 'services', title: '', text: '' }],
  services: [
    {
      ...{ id: SERVICE, name: 'Schnitt', description: '', durationMinutes: 30 },
      ...{ price: 0, currency: 'EUR' },
    },
  ],
});

/** A link of a page. */
interface PageLink {
  href: string;
  /** Language that it says it leads to; that of its page where it says none. */
  language: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]!.replaceAll('&amp;', '&');

/** Returns the links of a page to pages of cards. */
function linksIn(html: string, page: string): PageLink[] {
  const spoken = /<html lang="(..)">/.exec(html)![1]!;
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href')!;
    const { pathname } = new URL(href, `http://card.invalid${page}`);
    return pathname.startsWith('/c/') ? [{ href, language: attribute(tag, 'hreflang') ?? spoken }] : [];
  });
}

/** Follows the links of a page, and of the pages that they lead to. */
async function crawl(first: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const wanted = [{ page: first, language: '' }];
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const { page } = next;
    if (seen.has(page)) continue;
    const { status, text, headers } = await ask(page);
    const isPage = String(headers['content-type']).startsWith('text/html');
    const language = isPage ? /<html lang="(..)">/.exec(text)![1]! : next.language;
    expect([page, status, language]).toEqual([page, 200, next.language || language]);
    seen.set(page, language);
    if (!isPage) continue;
    for (const link of linksIn(text, page)) {
      expect(link.href.split('?').length).toBeLessThanOrEqual(2);
      const { pathname, search } = new URL(link.href, `http://card.invalid${page}`);
      wanted.push({ page: pathname + search, language: link.language });
    }
  }
  return seen;
}

describe('the links on a card’s pages', () => {
  beforeAll(() => keep(CARD));

  it.each([
    ['de', ''],
    ['en', '?lang=en'],
  ])(
    'lead to pages in the same language (%s) and to the service that they belong to',
    async (language, query) => {
      const seen = await crawl(`/c/${CARD.slug}${query}`);
      const booked = [...seen].filter(
        ([page, spoken]) => page.includes('/reservar') && spoken === language && page.includes('servicio'),
      );
      expect(booked.map(([page]) => readPrefill(page.slice(page.indexOf('?'))).serviceId)).toEqual([SERVICE]);
      expect(new Set(seen.values())).toEqual(new Set(['de', 'en']));
    },
  );

  it('lead from a booking to its card, in the booking’s language where the card has it', async () => {
    const several = aPublishedCard({ ...CARD, slug: 'vielsprachig', languages: ['en', 'es'] });
    await keep(several);
    for (const [spoken, expected] of [
      ['', 'es'],
      ['&lang=en', 'en'],
      ['&lang=de', 'de'],
      ['&lang=fr', 'de'],
    ] as const) {
      const page = `/c/${several.slug}/reserva/${'a'.repeat(20)}?t=x${spoken}`;
      const [link] = linksIn((await ask(page)).text, page);
      expect([spoken, /<html lang="(..)">/.exec((await ask(link!.href)).text)![1]]).toEqual([
        spoken,
        expected,
      ]);
    }
  });
});

import { CARD_LANGUAGES } from 'shared-lib/model';
import { rememberSitemaps } from './sitemap';
import { serveCards } from './testing/served-cards';

const { ask, readsOf } = serveCards();

describe('robots.txt', () => {
  it('names the site map at the requested host and port', async () => {
    for (const port of [5007, 25_007]) {
      const { headers, text } = await ask('/c/robots.txt', { headers: { host: `127.0.0.1:${port}` } });
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text).toContain(`Sitemap: http://127.0.0.1:${port}/c/sitemap.xml\n`);
    }
  });
});

describe('the site map', () => {
  it('names a part for each first character of a slug', async () => {
    const { headers, text } = await ask('/c/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    expect(parts).toHaveLength(36);
    expect(parts).toContain('/c/sitemap/a.xml');
  });

  it('lists published cards without noindex and needs no read for hours', async () => {
    const { text, headers } = await ask('/c/sitemap/a.xml');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=86400');
    expect(text).toMatch(/<loc>http:\/\/[^<]+\/c\/ana-garcia<\/loc><lastmod>\d{4}-/);
    for (const hidden of ['apartada', 'antigua']) expect(text).not.toContain(hidden);
    expect(await readsOf(async () => void (await ask('/c/sitemap/a.xml?x=1')))).toBe(0);
    expect((await ask('/c/sitemap/p.xml')).text).not.toContain('pausada');
  });

  it('lists the address of each language of a card', async () => {
    const { text } = await ask('/c/sitemap/i.xml');
    const item = /<url><loc>[^<]*\/c\/in-german<\/loc>.*?<\/url>/.exec(text)![0];
    const links = [...item.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
    const named = links.map(([, language, href]) => `${language} ${href!.replace(/^.*(?=\/c\/)/, '')}`);
    expect(named).toEqual(['de /c/in-german', 'en /c/in-german?lang=en', 'x-default /c/in-german']);
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect((await ask('/c/sitemap/a.xml')).text).not.toContain('<xhtml:link');
  });

  it('fits a function’s maximum response with all languages', async () => {
    const languages = [...CARD_LANGUAGES];
    const slugs = Array.from({ length: 50_000 }, (_, index) => `a${String(index).padStart(39, '0')}`);
    const cards = slugs.map((slug) => ({ slug, publishedAt: '2026-03-02T09:00:00.000Z', languages }));
    const answer = await rememberSitemaps(async () => cards, Date.now)('a', 'https://tarjetas.ejemplo.com');
    const text = String(answer.body);
    expect(text.length).toBeLessThan(30 * 1024 * 1024);
    expect(text.match(/<loc>/g)).toHaveLength(50_000);
    expect(text).toMatch(/<url><loc>[^<]+a0{39}<\/loc><lastmod>[^<]+<\/lastmod><xhtml:link/);
  });

  it('is built once for simultaneous requests', async () => {
    let lists = 0;
    const cards = [{ slug: 'ana-garcia', publishedAt: '2026-03-02T09:00:00.000Z' }];
    const listCards = async () => {
      lists += 1;
      return cards;
    };
    const answer = rememberSitemaps(listCards, () => 0);
    const origin = 'https://tarjetas.ejemplo.com';
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => answer('a', origin)));
    // The same object keeps its compressed bytes.
    for (const other of [...others, await answer('a', origin)]) expect(other).toBe(first);
    expect(lists).toBe(1);
    // At another of our sites.
    expect(String((await answer('a', 'https://otra.ejemplo.com')).body)).toContain('otra.ejemplo.com');
  });

  it('is built again after hours, and a failure isn’t cached', async () => {
    let lists = 0;
    let now = 0;
    const listCards = async () => {
      lists += 1;
      if (lists === 2) throw new Error('gone');
      return [];
    };
    const answer = rememberSitemaps(listCards, () => now);
    const first = await answer('a', 'https://tarjetas.ejemplo.com');
    now = 7 * 60 * 60 * 1000;
    await expect(answer('a', 'https://tarjetas.ejemplo.com')).rejects.toThrow('gone');
    expect(await answer('a', 'https://tarjetas.ejemplo.com')).not.toBe(first);
  });

  it.each(['/c/sitemap/aa.xml', '/c/sitemap/A.xml', '/c/sitemap', '/c/sitemap/'])(
    'is 404 at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

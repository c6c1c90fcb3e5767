import { AT_ONCE, forgetAtOnce, cacheAtOnce } from './at-once';

const CARD = 'https://tarjetas.test/c/ana';

const page = (text: string, { isPaused = false } = {}) =>
  new Response(text, {
    headers: { 'Cache-Control': isPaused ? 'no-store' : 'max-age=60, stale-while-revalidate=600' },
  });

/** Caches like a browser's, in memory: this environment has none. */
class MemoryCaches {
  private readonly named = new Map<string, Map<string, Response>>();
  isFull = false;

  open = (name: string) => {
    const entries = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, entries);
    const match = (url: string) => Promise.resolve(entries.get(url)?.clone());
    const put = (url: string, response: Response) => {
      if (this.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      entries.delete(url);
      entries.set(url, response);
      return Promise.resolve();
    };
    const remove = ({ url }: Request) => Promise.resolve(entries.delete(url));
    const keys = (url?: string) =>
      Promise.resolve(
        [...entries.keys()]
          .filter((key) => url === undefined || key.split('?')[0] === url)
          .map((key) => new Request(key)),
      );
    return Promise.resolve({ match, put, delete: remove, keys });
  };
  delete = (name: string) => Promise.resolve(this.named.delete(name));
  urls = () => [...(this.named.get(AT_ONCE)?.keys() ?? [])];
  text = (url: string) => this.named.get(AT_ONCE)?.get(url)?.clone().text();
}

let memory: MemoryCaches;
beforeEach(() => {
  memory = new MemoryCaches();
  Object.assign(globalThis, { caches: memory });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('the static cache in front of the service worker', () => {
  it('contains a published card under its address, its QR code and its languages', async () => {
    await cacheAtOnce(CARD, page('Ana'));
    await cacheAtOnce(`${CARD}?lang=en`, page('Ana, in English'));
    await cacheAtOnce(`${CARD}.vcf`, page('BEGIN:VCARD'));
    expect(await memory.text(CARD)).toBe('Ana');
    expect(memory.urls()).toEqual([CARD, `${CARD}?s=qr`, `${CARD}?lang=en`]);
    expect(await memory.text(`${CARD}?s=qr`)).toBe('Ana');
  });

  it('redirects a paused card to the service worker until it is published again', async () => {
    await cacheAtOnce(CARD, page('En pausa', { isPaused: true }));
    expect(memory.urls()).toEqual([]);
    await cacheAtOnce(CARD, page('Ana'));
    await cacheAtOnce(`${CARD}?lang=en`, page('Ana, in English'));
    await cacheAtOnce(CARD, page('En pausa', { isPaused: true }));
    await cacheAtOnce(`${CARD}?lang=en`, page('Paused', { isPaused: true }));
    expect(await memory.text(CARD)).toContain('content="0;url=/c/ana?ahora"');
    expect(await memory.text(`${CARD}?s=qr`)).toContain('content="0;url=/c/ana?s=qr&ahora"');
    expect(await memory.text(`${CARD}?lang=en`)).toContain('content="0;url=/c/ana?lang=en&ahora"');
    await cacheAtOnce(CARD, page('Ana'));
    expect(await memory.text(CARD)).toBe('Ana');
  });

  it('redirects a card’s plain address to the service worker when another language was seen', async () => {
    await cacheAtOnce(`${CARD}?lang=de`, page('Ana, auf Deutsch'));
    expect(memory.urls()).toEqual([`${CARD}?lang=de`, CARD, `${CARD}?s=qr`]);
    expect(await memory.text(CARD)).toContain('content="0;url=/c/ana?ahora"');
    expect(await memory.text(`${CARD}?s=qr`)).toContain('content="0;url=/c/ana?s=qr&ahora"');
    await cacheAtOnce(CARD, page('Ana'));
    await cacheAtOnce(`${CARD}?lang=de`, page('Ana, neu'));
    expect(await memory.text(CARD)).toBe('Ana');
    await forgetAtOnce(CARD);
    expect(memory.urls()).toEqual([]);
  });

  it('drops a card that is gone and keeps others', async () => {
    for (const url of [CARD, `${CARD}?lang=en`, `${CARD}-b`]) await cacheAtOnce(url, page('Ana'));
    await forgetAtOnce(CARD);
    expect(memory.urls()).toEqual([`${CARD}-b`, `${CARD}-b?s=qr`]);
  });

  it('keeps the latest entries within its limit, and none when storage is full', async () => {
    for (let card = 0; card < 60; card += 1) await cacheAtOnce(`${CARD}-${card}`, page('Ana'));
    expect(memory.urls()).toHaveLength(100);
    expect(memory.urls()[0]).toBe(`${CARD}-10`);
    memory.isFull = true;
    await cacheAtOnce(`${CARD}-59`, page('Eva'));
    expect(memory.urls()).toEqual([]);
  });
});

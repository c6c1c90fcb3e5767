import { AT_ONCE, forgetAtOnce, keepAtOnce } from './at-once';

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

describe('what the browser shows before the worker runs', () => {
  it('is a published card, at its address, by its code, and in a language', async () => {
    await keepAtOnce(CARD, page('Ana'));
    await keepAtOnce(`${CARD}?lang=en`, page('Ana, in English'));
    await keepAtOnce(`${CARD}.vcf`, page('BEGIN:VCARD'));
    expect(await memory.text(CARD)).toBe('Ana');
    expect(memory.urls()).toEqual([CARD, `${CARD}?s=qr`, `${CARD}?lang=en`]);
    expect(await memory.text(`${CARD}?s=qr`)).toBe('Ana');
  });

  it('is the way to the worker once the card is paused, if it was shown before, and the card again afterwards', async () => {
    await keepAtOnce(CARD, page('En pausa', { isPaused: true }));
    expect(memory.urls()).toEqual([]);
    await keepAtOnce(CARD, page('Ana'));
    await keepAtOnce(`${CARD}?lang=en`, page('Ana, in English'));
    await keepAtOnce(CARD, page('En pausa', { isPaused: true }));
    await keepAtOnce(`${CARD}?lang=en`, page('Paused', { isPaused: true }));
    expect(await memory.text(CARD)).toContain('content="0;url=/c/ana?ahora"');
    expect(await memory.text(`${CARD}?s=qr`)).toContain('content="0;url=/c/ana?s=qr&ahora"');
    expect(await memory.text(`${CARD}?lang=en`)).toContain('content="0;url=/c/ana?lang=en&ahora"');
    await keepAtOnce(CARD, page('Ana'));
    expect(await memory.text(CARD)).toBe('Ana');
  });

  it('leads from a card’s plain address and its code to the worker, which has it in the language that was seen', async () => {
    await keepAtOnce(`${CARD}?lang=de`, page('Ana, auf Deutsch'));
    expect(memory.urls()).toEqual([`${CARD}?lang=de`, CARD, `${CARD}?s=qr`]);
    expect(await memory.text(CARD)).toContain('content="0;url=/c/ana?ahora"');
    expect(await memory.text(`${CARD}?s=qr`)).toContain('content="0;url=/c/ana?s=qr&ahora"');
    await keepAtOnce(CARD, page('Ana'));
    await keepAtOnce(`${CARD}?lang=de`, page('Ana, neu'));
    expect(await memory.text(CARD)).toBe('Ana');
    await forgetAtOnce(CARD);
    expect(memory.urls()).toEqual([]);
  });

  it('is nothing of a card that is gone, and everything of others', async () => {
    for (const url of [CARD, `${CARD}?lang=en`, `${CARD}-b`]) await keepAtOnce(url, page('Ana'));
    await forgetAtOnce(CARD);
    expect(memory.urls()).toEqual([`${CARD}-b`, `${CARD}-b?s=qr`]);
  });

  it('is what was kept last where there is a lot, and nothing old where there is no room', async () => {
    for (let card = 0; card < 60; card += 1) await keepAtOnce(`${CARD}-${card}`, page('Ana'));
    expect(memory.urls()).toHaveLength(100);
    expect(memory.urls()[0]).toBe(`${CARD}-10`);
    memory.isFull = true;
    await keepAtOnce(`${CARD}-59`, page('Eva'));
    expect(memory.urls()).toEqual([]);
  });
});

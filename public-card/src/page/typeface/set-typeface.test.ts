/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { setWithoutMoving } from './set-typeface';

/* jsdom lays nothing out: a heading here has a second line where the typeface is larger than fits. */

const STACK = 'tj-playfair,Didot,serif';
let fits: readonly number[];

/** Returns the size of the typeface in which the card is set; 0 for the system's. */
function sizeNow(): number {
  const rules = [...document.styleSheets[0]!.cssRules].map(({ cssText }) => cssText);
  return Number(
    /tj-playfair-(\d+)/.exec(rules.findLast((rule) => rule.startsWith('.tj-card')) ?? '')?.[1] ?? 0,
  );
}

beforeEach(() => {
  document.head.innerHTML = '<style>h1{margin:0}</style>';
  document.body.innerHTML = '<main><div class="tj-card"><h1>Ana</h1><p>Arquitecta</p></div></main>';
  const load = jest.fn(() => Promise.resolve([{}]));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  // The fallback is a little narrower.
  const measureText = function measure(this: { font: string }) {
    return { width: this.font.includes('tj-playfair') ? 100 : 92 };
  };
  HTMLCanvasElement.prototype.getContext = (() => ({ font: '', measureText })) as never;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const size = sizeNow();
    const lines = size === 0 || fits.includes(size) ? 1 : 2;
    return (
      this.tagName === 'P' ? { top: 30 * lines, height: 24 } : { top: 0, height: 30 * lines }
    ) as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the font of a visible card', () => {
  it.each([
    [[92, 100], 100],
    [[90, 92], 92],
    [[88, 96], 88],
    [[80], 0],
  ])('is set at the size that moves no line, with %j percent fitting', async (sizes, size) => {
    fits = sizes;
    await setWithoutMoving(document.querySelector('main')!, 'https://tarjetas.test/playfair.woff2', STACK);
    expect(sizeNow()).toBe(size);
    const [last] = [...document.styleSheets[0]!.cssRules].slice(-1);
    if (size > 0) expect(last!.cssText).toMatch(/Didot, ?serif/);
  });

  it('stays the system’s font when the file can’t be loaded', async () => {
    fits = [100];
    document.fonts.load = () => Promise.resolve([]);
    const set = setWithoutMoving(document.querySelector('main')!, '/missing.woff2', STACK);
    await expect(set).rejects.toThrow('no typeface');
    expect(sizeNow()).toBe(0);
  });
});

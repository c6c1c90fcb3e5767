/** @jest-environment jsdom */
import { startTypeface } from './typeface';

const FILE = '/assets/inter.0a1b2c3d.woff2';
const preloads = () =>
  [...document.querySelectorAll('link')].filter(({ rel, as }) => rel === 'preload' && as === 'font');
const isWithout = () => 'withoutTypeface' in document.documentElement.dataset;
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['withoutTypeface'];
  document.head.replaceChildren();
  connect(undefined);
});

describe('the font of a screen', () => {
  it('is preloaded as the style sheet requests it, where this browser has had it', () => {
    localStorage.setItem('tarjetero.typeface', '1');
    startTypeface(FILE);
    const [link, ...others] = preloads();
    expect(others).toEqual([]);
    expect([link!.getAttribute('href'), link!.type, link!.crossOrigin]).toEqual([
      FILE,
      'font/woff2',
      'anonymous',
    ]);
    expect(isWithout()).toBe(false);
  });

  it('is preloaded on a fast connection', () => {
    connect({ effectiveType: '4g', rtt: 50, downlink: 10 });
    startTypeface(FILE);
    expect(preloads()).toHaveLength(1);
    expect(isWithout()).toBe(false);
  });

  it.each([
    ['answers late', { effectiveType: '4g', rtt: 150, downlink: 10 }],
    // The values that Chromium reports for 1.6 Mbps and 150 ms.
    ['carries little', { effectiveType: '4g', rtt: 100, downlink: 1.55 }],
    ['saves data', { effectiveType: '4g', rtt: 50, downlink: 10, saveData: true }],
    ['isn’t told', undefined],
  ])('is left for the next visit where the connection %s', (_why, connection) => {
    connect(connection);
    startTypeface(FILE);
    expect(preloads()).toEqual([]);
    expect(isWithout()).toBe(true);
  });
});

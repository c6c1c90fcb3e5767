import { isLastingPath } from './paths';

describe('isLastingPath', () => {
  it.each([
    '/assets/boot.12ab34cd.js',
    '/assets/fonts/nunito.bd2ef59d.woff2',
    `/c/ana/i/uid/card/${'a'.repeat(64)}.webp`,
  ])('is true for %s', (path) => expect(isLastingPath(path)).toBe(true));

  it.each(['/assets/fonts/nunito.OFL.txt', '/assets/fonts/nunito.woff2', '/c/ana', '/sw.js'])(
    'is false for %s',
    (path) => expect(isLastingPath(path)).toBe(false),
  );
});

import { isLastingPath } from './paths';

describe('the files that the worker keeps for good', () => {
  it.each([
    '/assets/boot.12ab34cd.js',
    '/assets/fonts/nunito.bd2ef59d.woff2',
    `/c/ana/i/uid/card/${'a'.repeat(64)}.webp`,
  ])('%s is named after its content', (path) => expect(isLastingPath(path)).toBe(true));

  it.each(['/assets/fonts/nunito.OFL.txt', '/assets/fonts/nunito.woff2', '/c/ana', '/sw.js'])(
    '%s is not',
    (path) => expect(isLastingPath(path)).toBe(false),
  );
});

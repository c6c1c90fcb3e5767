import { cacheKey, secondsKept } from '../../../tools/rehearsal/cache-rules.mjs';
import { EdgeCache } from '../../../tools/rehearsal/edge-cache.mjs';

const page = (parts: object = {}) => ({
  ...{ host: 'shell.test', path: '/c/ana', method: 'GET', headers: {} },
  ...parts,
});

const answered = (keptBy: string | undefined, parts: object = {}) => ({
  ...{ status: 200, headers: {}, body: Buffer.from('x'), isFile: false, keptBy },
  ...parts,
});

describe('how long Hosting’s edge keeps an answer', () => {
  const kept = (parts: object) =>
    secondsKept({ method: 'GET', status: 200, cacheControl: undefined, isFile: false, ...parts });

  it.each([
    ['a file, until the next release', { isFile: true, cacheControl: 'no-cache' }, Infinity],
    ['s-maxage, which wins', { cacheControl: 'public, max-age=0, s-maxage=60' }, 60],
    ['max-age without it', { cacheControl: 'public, max-age=15' }, 15],
    ['a missing page that says so', { status: 404, cacheControl: 'public, s-maxage=10' }, 10],
    ['a missing page that says nothing', { status: 404 }, 600],
    ['what says nothing', {}, 0],
    ['what is private', { cacheControl: 'private, max-age=60' }, 0],
    ['what is not to be stored', { cacheControl: 'no-store' }, 0],
    ['an error', { status: 500, cacheControl: 'public, s-maxage=60' }, 0],
    ['an answer to a POST', { method: 'POST', cacheControl: 'public, s-maxage=60' }, 0],
  ])('%s', (_case, parts, seconds) => expect(kept(parts)).toBe(seconds));
});

describe('under what it is kept', () => {
  it('tells hosts, paths and queries apart', () => {
    const keys = [page(), page({ path: '/c/ana?a=1' }), page({ host: 'card.test' })].map((asked) =>
      cacheKey(asked),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('tells requests apart by what the answer varies by; of cookies, by the session’s only', () => {
    const key = (headers: Record<string, string>) => cacheKey(page({ headers }), 'Cookie, Accept-Encoding');
    expect(key({ cookie: 'other=1' })).toBe(key({}));
    expect(key({ 'accept-encoding': 'br' })).toBe(key({}));
    expect(key({ cookie: 'other=1; __session=a' })).not.toBe(key({}));
  });
});

describe('a point of presence', () => {
  let now = 0;
  const cache = () => {
    now = 1_000_000;
    return new EdgeCache(() => now);
  };

  it('answers from what it keeps, with its age, until that is over', () => {
    const point = cache();
    point.keep(page(), answered('public, s-maxage=60'));
    now += 59_000;
    expect(point.find(page())?.age).toBe(59);
    now += 1000;
    expect(point.find(page())).toBeNull();
  });

  it('forgets a site with its release, and no other', () => {
    const point = cache();
    point.keep(page(), answered('public, s-maxage=60'));
    point.keep(page({ host: 'card.test' }), answered(undefined, { isFile: true }));
    point.forget('shell.test');
    expect(point.find(page())).toBeNull();
    expect(point.find(page({ host: 'card.test' }))).not.toBeNull();
  });

  it('gives nobody the answer that somebody’s session got', () => {
    const point = cache();
    const vary = { headers: { vary: 'Cookie' } };
    point.keep(page({ headers: { cookie: '__session=a' } }), answered('public, s-maxage=60', vary));
    expect(point.find(page({ headers: { cookie: '__session=b' } }))).toBeNull();
    expect(point.find(page({ headers: { cookie: '__session=a; x=1' } }))).not.toBeNull();
  });
});

import { cacheKey, cacheSeconds } from '../../../tools/rehearsal/cache-rules.mjs';
import { EdgeCache } from '../../../tools/rehearsal/edge-cache.mjs';

const page = (parts: object = {}) => ({
  ...{ host: 'shell.test', path: '/c/ana', method: 'GET', headers: {} },
  ...parts,
});

const answered = (cacheControl: string | undefined, parts: object = {}) => ({
  ...{ status: 200, headers: {}, body: Buffer.from('x'), isFile: false, keptBy: cacheControl },
  ...parts,
});

describe('cacheSeconds', () => {
  const secondsOf = (parts: object) =>
    cacheSeconds({ method: 'GET', status: 200, cacheControl: undefined, isFile: false, ...parts });

  it.each([
    ['a file, until the next release', { isFile: true, cacheControl: 'no-cache' }, Infinity],
    ['s-maxage before max-age', { cacheControl: 'public, max-age=0, s-maxage=60' }, 60],
    ['max-age alone', { cacheControl: 'public, max-age=15' }, 15],
    ['a missing page with s-maxage', { status: 404, cacheControl: 'public, s-maxage=10' }, 10],
    ['a missing page without Cache-Control', { status: 404 }, 600],
    ['an answer without Cache-Control', {}, 0],
    ['a private answer', { cacheControl: 'private, max-age=60' }, 0],
    ['a no-store answer', { cacheControl: 'no-store' }, 0],
    ['an error', { status: 500, cacheControl: 'public, s-maxage=60' }, 0],
    ['an answer to a POST', { method: 'POST', cacheControl: 'public, s-maxage=60' }, 0],
  ])('returns the caching time of %s', (_case, parts, seconds) => expect(secondsOf(parts)).toBe(seconds));
});

describe('cacheKey', () => {
  it('differs for each host, path and query', () => {
    const keys = [page(), page({ path: '/c/ana?a=1' }), page({ host: 'card.test' })].map((requested) =>
      cacheKey(requested),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('differs by the headers in Vary, of which cookies count by the session only', () => {
    const key = (headers: Record<string, string>) => cacheKey(page({ headers }), 'Cookie, Accept-Encoding');
    expect(key({ cookie: 'other=1' })).toBe(key({}));
    expect(key({ 'accept-encoding': 'br' })).toBe(key({}));
    expect(key({ cookie: 'other=1; __session=a' })).not.toBe(key({}));
  });
});

describe('EdgeCache', () => {
  let now = 0;
  const cache = () => {
    now = 1_000_000;
    return new EdgeCache(() => now);
  };

  it('answers from its cache with an age until the entry expires', () => {
    const point = cache();
    point.keep(page(), answered('public, s-maxage=60'));
    now += 59_000;
    expect(point.find(page())?.age).toBe(59);
    now += 1000;
    expect(point.find(page())).toBeNull();
  });

  it('drops a site’s entries when it is released, and no others', () => {
    const point = cache();
    point.keep(page(), answered('public, s-maxage=60'));
    point.keep(page({ host: 'card.test' }), answered(undefined, { isFile: true }));
    point.forget('shell.test');
    expect(point.find(page())).toBeNull();
    expect(point.find(page({ host: 'card.test' }))).not.toBeNull();
  });

  it('never returns one session’s answer to another', () => {
    const point = cache();
    const vary = { headers: { vary: 'Cookie' } };
    point.keep(page({ headers: { cookie: '__session=a' } }), answered('public, s-maxage=60', vary));
    expect(point.find(page({ headers: { cookie: '__session=b' } }))).toBeNull();
    expect(point.find(page({ headers: { cookie: '__session=a; x=1' } }))).not.toBeNull();
  });
});

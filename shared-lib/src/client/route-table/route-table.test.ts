import { routeTable } from './route-table';

const find = routeTable({
  '/b/challenge': 'challenge',
  '/b/:slug': 'page',
  '/b/:slug/:name{hold|book}': 'send',
  '/feed/:uid{[a-z]{1,3}}/:secret{[\\w-]{4}}.ics': 'feed',
  '/feed/:other{.*}/': 'no feed',
});
const routeOf = (path: string) => find(path)?.route ?? null;

describe('routeTable', () => {
  it('matches the first fitting route and returns the parts of its path', () => {
    expect(find('/b/challenge')).toMatchObject({ route: 'challenge' });
    expect(find('/b/ana/book')).toEqual({ route: 'send', params: { slug: 'ana', name: 'book' } });
    expect(find('/feed/abc/x_-1.ics')).toEqual({ route: 'feed', params: { uid: 'abc', secret: 'x_-1' } });
  });

  it('leaves path parameters encoded', () => {
    expect(find('/b/a%2Fb')).toMatchObject({ params: { slug: 'a%2Fb' } });
  });

  it.each([
    '',
    '/',
    '/b',
    '/b/',
    '/b//book',
    '/b/ana/',
    '/b/ana/bookx',
    '/b/ana/xbook',
    '/b/ana/book/',
    '/b/ana/book/x',
    '/x/b/ana',
    '/b/ana/constructor',
    '/b/ana/__proto__',
  ])('finds nothing at %s', (path) => {
    expect(routeOf(path)).toBeNull();
  });

  it('takes a slash at the end only where the pattern has one', () => {
    expect([routeOf('/feed/abc/x_-1.ics/'), routeOf('/feed/'), routeOf('/feed/a/b/c')]).toEqual([
      'no feed',
      'no feed',
      'no feed',
    ]);
    expect(routeOf('/feed/abcd/x_-1.ics')).toBe('no feed');
    expect(routeOf('/feed/abc/x_-1xics')).toBe('no feed');
  });
});

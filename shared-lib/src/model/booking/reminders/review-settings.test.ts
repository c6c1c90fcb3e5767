import { isReviewLink, MAX_REVIEW_LINK } from './review-settings';

describe('isReviewLink', () => {
  it.each([
    'https://g.page/r/CabcDEF/review',
    'https://search.google.com/local/writereview?placeid=ChIJ123',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/place/Estudio+Ana/@40.4,-3.7,17z',
    'https://google.com/maps/place/x',
  ])('accepts %s', (link) => expect(isReviewLink(link)).toBe(true));

  it.each([
    ['no address', 'mi ficha de Google'],
    ['nothing', ''],
    ['http', 'http://g.page/r/abc/review'],
    ['a script', 'javascript:alert(1)//g.page/r'],
    ['another host', 'https://resenas.ejemplo.com/g.page/r'],
    ['a host that ends like ours', 'https://evilg.page/r/abc'],
    ['a host that begins like ours', 'https://g.page.ejemplo.com/r/abc'],
    ['a name before the host', 'https://g.page@ejemplo.com/r/abc'],
    ['a password', 'https://a:b@g.page/r/abc'],
    ['a port', 'https://g.page:8443/r/abc'],
    ['a redirect of Google', 'https://www.google.com/url?q=https://ejemplo.com'],
    ['a redirect by way of a path', 'https://www.google.com/maps/../url?q=https://ejemplo.com'],
    ['the host alone', 'https://g.page/'],
    ['a line break', 'https://g.page/r/a\nb'],
    ['a link that is too long', `https://g.page/r/${'a'.repeat(MAX_REVIEW_LINK)}`],
  ])('refuses %s', (_, link) => expect(isReviewLink(link)).toBe(false));
});

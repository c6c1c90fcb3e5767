import { parseRoute } from './routes';

const digest = 'a'.repeat(64);
const BOOKING = `reserva/${'aB1'.repeat(7).slice(1)}`;

const WAITING = `espera/${'aB1'.repeat(7).slice(1)}`;

describe('parseRoute', () => {
  it.each([
    ['/c/ana-garcia', { kind: 'page', slug: 'ana-garcia' }],
    ['/c/ana-garcia.vcf', { kind: 'vcard', slug: 'ana-garcia' }],
    ['/c/ana-garcia/qr.svg', { kind: 'qr', slug: 'ana-garcia' }],
    ['/c/ana-garcia/reservar', { kind: 'book', slug: 'ana-garcia' }],
    [`/c/ana-garcia/${BOOKING}`, { kind: 'booking', slug: 'ana-garcia', below: BOOKING }],
    [`/c/ANA/${BOOKING}`, { kind: 'booking', slug: 'ana', below: BOOKING }],
    [`/c/${BOOKING}`, { kind: 'booking', slug: '', below: BOOKING }],
    [`/c/ana-garcia/${WAITING}`, { kind: 'waiting', slug: 'ana-garcia', below: WAITING }],
    [`/c/${WAITING}`, { kind: 'waiting', slug: '', below: WAITING }],
    ['/c/c-c', { kind: 'page', slug: 'c-c' }],
  ])('reads %s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it.each([
    ['/c/Ana-Garcia', '/c/ana-garcia'],
    ['/c/ana-garc%C3%ADa', '/c/ana-garcia'],
    ['/c/ana-garci%CC%81a', '/c/ana-garcia'],
    ['/c/NI%C3%91O.VCF', '/c/nino.vcf'],
    ['/c/ANA/qr.svg', '/c/ana/qr.svg'],
    ['/c/ana-garcia/', '/c/ana-garcia'],
    ['/c/ANA/reservar', '/c/ana/reservar'],
  ])('redirects %s to %s', (path, to) => {
    expect(parseRoute(path)).toEqual({ kind: 'redirect', path: to });
  });

  it.each([
    '/',
    '/card/c/ana-garcia',
    '/c',
    '/c/',
    '/c//',
    '/c/ab',
    `/c/${'a'.repeat(41)}`,
    '/c/admin',
    '/c/-ana',
    '/c/ana--garcia',
    '/c/%E0%A4%A',
    '/c/%',
    '/c/ana%2Fgarcia',
    '/c/..%2f..%2fetc',
    '/c/ana%00',
    '/c/ana.vcf/qr.svg',
    '/c/__proto__',
    '/c/sitemap/ab.xml',
    `/c/ana.vcf/reserva/${'x'.repeat(20)}`,
  ])('finds nothing at %s', (path) => {
    expect(parseRoute(path)).toEqual({ kind: 'none' });
  });

  it.each([
    '/c/ana/otra',
    '/c/ANA/otra/mas',
    '/c/ana/qr.png',
    '/c/ana/constructor',
    '/c/ana/reservar/x',
    '/c/ana/reserva',
    `/c/ana/reserva/${'x'.repeat(21)}`,
    `/c/ana/reserva/${'x'.repeat(19)}%00`,
    `/c/ana/i/u/c/${digest}.png`,
    `/c/ana/i/u/c/${digest.slice(1)}.jpg`,
    `/c/ana/i/u/../${digest}.jpg`,
    `/c/ana/i/u/c/d/${digest}.jpg`,
    `/c/ana/i/u%2F..%2F/c/${digest}.jpg`,
  ])('finds only the card itself at %s', (path) => {
    expect(parseRoute(path)).toEqual({ kind: 'below', slug: 'ana' });
  });

  it('maps a photo to the copy that its card shows', () => {
    expect(parseRoute(`/c/ana/i/uid1/card1/${digest}.webp`)).toEqual({
      kind: 'photo',
      storagePath: `shown/ana/uid1/card1/${digest}.webp`,
      contentType: 'image/webp',
    });
  });
});

import { withParams } from './with-params';

describe('withParams', () => {
  it.each([
    ['/c/ana/reservar', '/c/ana/reservar?servicio=a'],
    ['/c/ana/reservar?lang=fr', '/c/ana/reservar?lang=fr&servicio=a'],
    ['/c/ana?servicio=b#abajo', '/c/ana?servicio=a#abajo'],
    ['https://example.com/c/ana?v=2', 'https://example.com/c/ana?v=2&servicio=a'],
  ])('adds to %s', (address, expected) => {
    expect(withParams(address, { servicio: 'a' })).toBe(expected);
  });

  it('writes values so that they are read as they were', () => {
    const value = 'a&b=c ?#ñ';
    const { searchParams } = new URL(withParams('/c', { value }), 'https://example.com');
    expect(searchParams.get('value')).toBe(value);
  });
});

import { loginPath, safeReturnPath } from './paths';

describe('safeReturnPath', () => {
  it('gives back the path that loginPath was made from', () => {
    const from = '/tarjeta/edit/ana-garcia?tab=enlaces#emails';
    expect(safeReturnPath(new URL(loginPath(from), 'https://x').search)).toBe(from);
  });

  it.each([
    '//ejemplo.com',
    '/\\ejemplo.com',
    '/\t/ejemplo.com',
    '/\n//ejemplo.com',
    '\t//ejemplo.com',
    '/.//ejemplo.com',
    '/x/..//ejemplo.com',
    '/%2e//ejemplo.com',
    '/./login',
    'https://ejemplo.com',
    'javascript:alert(1)',
    '',
    'dashboard',
    '/login',
    '/register?x=1',
  ])('leads to the dashboard rather than to %j', (wanted) => {
    expect(safeReturnPath(`?volver=${encodeURIComponent(wanted)}`)).toBe('/dashboard');
  });
});

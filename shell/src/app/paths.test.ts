import { loginPath, safeReturnPath } from './paths';

describe('safeReturnPath', () => {
  it('gives back the path that loginPath was made from', () => {
    const from = '/tarjeta/edit/ana-garcia?tab=enlaces';
    expect(safeReturnPath(new URL(loginPath(from), 'https://x').search)).toBe(from);
  });

  it.each([
    '//ejemplo.com',
    '/\\ejemplo.com',
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

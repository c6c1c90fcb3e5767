import { loginPath, safeReturnPath, signInPath } from './paths';

describe('safeReturnPath', () => {
  it('returns the path from which loginPath was made', () => {
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
  ])('returns the dashboard instead of %j', (wanted) => {
    expect(safeReturnPath(`?volver=${encodeURIComponent(wanted)}`)).toBe('/dashboard');
  });
});

describe('signInPath', () => {
  it('returns the panel’s sign-in where the reset was opened there', () => {
    expect(signInPath('?volver=%2Fadmin%2Flogin')).toBe('/admin/login');
  });

  it.each(['', '?volver=%2Fadmin%2Fusers', '?volver=%2F%2Fevil.example%2Fadmin%2Flogin'])(
    'returns the owners’ sign-in for %s',
    (search) => {
      expect(signInPath(search)).toBe('/login');
    },
  );
});

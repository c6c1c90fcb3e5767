import { loginPath, safeReturnPath, signInPath } from './paths';

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

describe('signInPath', () => {
  it('leads back to the panel’s sign-in where the reset was opened there', () => {
    expect(signInPath('?volver=%2Fadmin%2Flogin')).toBe('/admin/login');
  });

  it.each(['', '?volver=%2Fadmin%2Fusers', '?volver=%2F%2Fevil.example%2Fadmin%2Flogin'])(
    'leads back to the owners’ from %s',
    (search) => {
      expect(signInPath(search)).toBe('/login');
    },
  );
});

import { mayOpen } from './permissions';

const SCREENS = [
  ...['dashboard', 'analytics', 'templates', 'creator', 'preview', 'sync'],
  ...['users', 'reports', 'alerts', 'work', 'audit', 'settings'],
];
const opened = (role: Parameters<typeof mayOpen>[0]) =>
  SCREENS.filter((name) => mayOpen(role, `/admin/${name}`)).join(' ');

describe('the screens of a role', () => {
  it.each([
    ['admin', SCREENS.join(' ')],
    ['moderation', 'dashboard analytics users reports'],
    ['design', 'dashboard analytics templates creator preview sync'],
    ['support', 'dashboard analytics users'],
  ] as const)('are limited to the work of %s', (role, screens) => {
    expect(opened(role)).toBe(screens);
  });

  it('are none for a role that this release doesn’t know', () => {
    expect(opened(null)).toBe('');
  });

  it('depend on the first part of the address only', () => {
    expect(mayOpen('design', '/admin/users/ana?vista=tarjetas')).toBe(false);
    expect(mayOpen('design', '/admin/settings?seccion=admins')).toBe(false);
    expect(mayOpen('support', '/admin/users/ana#x')).toBe(true);
    expect(mayOpen('design', '/dashboard')).toBe(true);
    expect(mayOpen('design', '/admin/nope')).toBe(true);
  });
});

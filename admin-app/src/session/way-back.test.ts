import { leavingFor, wasRemoved, wayBackIn } from './way-back';

describe('the way back into the panel', () => {
  it('leads to the screen that was left, with its query and hash', () => {
    const state = leavingFor({ pathname: '/admin/alerts', search: '?alerta=a1', hash: '#x' });
    expect(wayBackIn(state)).toBe('/admin/alerts?alerta=a1#x');
    expect(wasRemoved(state)).toBe(false);
  });

  it('leads to the Dashboard if no screen of the panel was left', () => {
    for (const from of [
      '/admin/login',
      '/admin/login?x',
      '/dashboard',
      'https://evil.example/admin/',
      '//evil.example',
      7,
    ])
      expect(wayBackIn({ from })).toBe('/admin/dashboard');
    for (const state of [null, undefined, {}, 'x']) expect(wayBackIn(state)).toBe('/admin/dashboard');
  });

  it('tells whether the administrator was removed', () => {
    expect(
      wasRemoved(leavingFor({ pathname: '/admin/sync', search: '', hash: '' }, { isRemoved: true })),
    ).toBe(true);
    expect(wasRemoved(null)).toBe(false);
  });
});

/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { noteSession } from '../session-hint';
import { clearAdminFlag } from '../auth/admin-flag';
import { clearCachedContent, keep, PANEL_SCREEN, readCachedContent } from '.';

beforeEach(() => {
  localStorage.clear();
  noteSession('ana');
});

describe('the cached content of an account’s screens', () => {
  it('is returned for the same query of the same account only', () => {
    keep('ana', 'cards', ['Peluquería']);
    keep('ana', 'agenda', ['Eva'], { from: 1, to: 2 });
    expect(readCachedContent('ana', 'cards')).toEqual(['Peluquería']);
    expect(readCachedContent('ana', 'agenda', { from: 1, to: 2 })).toEqual(['Eva']);
    expect(readCachedContent('ana', 'agenda', { from: 2, to: 3 })).toBeUndefined();
    expect(readCachedContent('luis', 'cards')).toBeUndefined();
  });

  it('is cleared for every account, or for every account but one', () => {
    keep('ana', 'cards', ['Peluquería']);
    keep('luis', 'cards', ['Taller']);
    localStorage.setItem('theme', 'dark');
    clearCachedContent('luis');
    expect(readCachedContent('ana', 'cards')).toBeUndefined();
    expect(readCachedContent('luis', 'cards')).toEqual(['Taller']);
    clearCachedContent();
    expect(readCachedContent('luis', 'cards')).toBeUndefined();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('is cleared for the panel only when the account turns out to be no administrator', () => {
    keep('ana', 'cards', ['Peluquería']);
    keep('ana', PANEL_SCREEN, '<h1>Dashboard</h1>');
    clearAdminFlag();
    expect(readCachedContent('ana', PANEL_SCREEN)).toBeUndefined();
    expect(readCachedContent('ana', 'cards')).toEqual(['Peluquería']);
  });

  it('is not stored without a session or beyond its size limit', () => {
    keep('ana', 'cards', 'x'.repeat(200_000));
    expect(readCachedContent('ana', 'cards')).toBeUndefined();
    noteSession(null);
    keep('ana', 'cards', []);
    expect(readCachedContent('ana', 'cards')).toBeUndefined();
  });

  it('is not stored where the browser refuses storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keep('ana', 'cards', []);
    refuse.mockRestore();
    expect(readCachedContent('ana', 'cards')).toBeUndefined();
  });
});

/** @jest-environment jsdom */
import { chooseTheme, readThemeChoice, startTheme, THEME_EVENT, THEME_KEY } from './index';

const html = document.documentElement;
let deviceIsDark = false;
const deviceListeners = new Set<() => void>();

beforeEach(() => {
  localStorage.clear();
  deviceListeners.clear();
  deviceIsDark = false;
  delete html.dataset['theme'];
  delete html.dataset['themeChoice'];
  document.head.innerHTML = '<meta name="theme-color" content="#FAF8F4">';
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && deviceIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => deviceListeners.add(listener),
  })) as unknown as typeof window.matchMedia;
});

describe('theme', () => {
  it('is light by default, whatever the device prefers', () => {
    deviceIsDark = true;
    startTheme();
    expect(html.dataset['theme']).toBe('light');
  });

  it('starts with the stored choice, and colours the browser’s bars', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    startTheme();
    expect(html.dataset['theme']).toBe('dark');
    expect(document.querySelector('meta')?.content).toBe('#0E1524');
  });

  it('ignores an invalid stored choice', () => {
    localStorage.setItem(THEME_KEY, '<img>');
    startTheme();
    expect(html.dataset['theme']).toBe('light');
  });

  it('follows the device when that is the choice', () => {
    chooseTheme('system');
    startTheme();
    expect(html.dataset['theme']).toBe('light');
    deviceIsDark = true;
    deviceListeners.forEach((listener) => listener());
    expect(html.dataset['theme']).toBe('dark');
  });

  it('is stored and announced once when it changes', () => {
    let callCount = 0;
    const count = () => (callCount += 1);
    window.addEventListener(THEME_EVENT, count);
    chooseTheme('dark');
    chooseTheme('dark');
    window.removeEventListener(THEME_EVENT, count);
    expect([callCount, localStorage.getItem(THEME_KEY), html.dataset['theme']]).toEqual([1, 'dark', 'dark']);
  });

  it('follows another tab', () => {
    startTheme();
    // Storage events say what another tab did; this one's page has its own idea until then.
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
    expect([readThemeChoice(), html.dataset['theme']]).toEqual(['dark', 'dark']);
  });

  it('stays in memory where storage is refused', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    chooseTheme('dark');
    refuse.mockRestore();
    expect([readThemeChoice(), html.dataset['theme']]).toEqual(['dark', 'dark']);
  });
});

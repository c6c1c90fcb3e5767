/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { createColorSchemeManager } from './color-scheme-manager';
import { applyThemeChoice, chooseTheme } from './theme-choice';

describe('the colour scheme manager of the component library', () => {
  it('follows the theme that was chosen on the page', () => {
    applyThemeChoice('dark');
    const manager = createColorSchemeManager();
    expect(manager.get('light')).toBe('dark');
    chooseTheme('light');
    const received: string[] = [];
    manager.subscribe((scheme) => received.push(scheme));
    expect(received).toEqual(['light']);
    chooseTheme('system');
    manager.unsubscribe();
    chooseTheme('dark');
    expect(received).toEqual(['light', 'auto']);
  });
});

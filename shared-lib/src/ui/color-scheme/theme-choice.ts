import { readText, siteStorage, writeText } from '../../platform/storage';

/** A person's choice: one of the two themes, or the device's own. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Themes of `shared-lib/ui/tokens.css`. */
export type Theme = 'light' | 'dark';

/** Key of the choice in local storage, so that the next page starts with it. */
export const THEME_KEY = 'tarjetero.theme';

/**
 * Name of the page's event after every change of choice: apps bundle this module separately and share only the
 * document.
 */
export const THEME_EVENT = 'tarjetero:theme';

/** Background of the page in each theme, for the browser's own bars. */
const BAR_COLORS: Record<Theme, string> = { light: '#FAF8F4', dark: '#0E1524' };

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

const darkDevice = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)');

/** Returns the choice in force; the light theme by default. */
export function readThemeChoice(): ThemeChoice {
  const inPage = document.documentElement.dataset['themeChoice'];
  if (isChoice(inPage)) return inPage;
  const stored = readText(siteStorage, THEME_KEY);
  return isChoice(stored) ? stored : 'light';
}

/** Returns the theme that a choice means on this device, now. */
export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return darkDevice()?.matches ? 'dark' : 'light';
}

/** Applies a choice to the page without storing it. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const theme = themeOf(choice);
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[theme]);
}

/** Applies a choice to the page, stores it for the next one, and notifies every app on the page. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === readThemeChoice() && document.documentElement.dataset['theme'] === themeOf(choice)) return;
  // Without storage the choice lasts as long as the page.
  writeText(siteStorage, THEME_KEY, choice);
  applyThemeChoice(choice);
  window.dispatchEvent(new Event(THEME_EVENT));
}

/**
 * Applies the stored choice, and follows the device and other tabs from then on. A page calls it first, before it
 * paints.
 */
export function startTheme(): void {
  const apply = () => applyThemeChoice(readThemeChoice());
  apply();
  // The element that names the bars' colour comes after the script.
  document.addEventListener('DOMContentLoaded', apply);
  darkDevice()?.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return;
    applyThemeChoice(isChoice(newValue) ? newValue : 'light');
    window.dispatchEvent(new Event(THEME_EVENT));
  });
}

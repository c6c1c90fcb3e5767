/** What a person may choose: one of the two themes, or the device's own. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The themes that there are; `shared-lib/ui/tokens.css` has both. */
export type Theme = 'light' | 'dark';

/** Where this browser keeps the choice, so that the next page starts in it. */
export const THEME_KEY = 'tarjetero.theme';

/** Told to the page after every change of choice: apps bundle this module separately and share only the document. */
export const THEME_EVENT = 'tarjetero:theme';

/** The page's ground in each theme, as the browser's own bars should be. */
const BAR_COLORS: Record<Theme, string> = { light: '#FAF8F4', dark: '#0E1524' };

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

const darkDevice = () => window.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;

/** The choice in force; without one, the light theme. */
export function readThemeChoice(): ThemeChoice {
  const inPage = document.documentElement.dataset['themeChoice'];
  if (isChoice(inPage)) return inPage;
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return isChoice(kept) ? kept : 'light';
  } catch {
    return 'light';
  }
}

/** The theme that a choice means on this device, now. */
export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return darkDevice()?.matches ? 'dark' : 'light';
}

/** Draws the page in a choice, without keeping it. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const theme = themeOf(choice);
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[theme]);
}

/** Draws the page in a choice, keeps it for the next one, and tells every app on the page. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === readThemeChoice() && document.documentElement.dataset['theme'] === themeOf(choice)) return;
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  applyThemeChoice(choice);
  window.dispatchEvent(new Event(THEME_EVENT));
}

/**
 * Draws the page in the kept choice, and follows the device and other tabs from then on. The first thing that a page
 * does, before it paints.
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

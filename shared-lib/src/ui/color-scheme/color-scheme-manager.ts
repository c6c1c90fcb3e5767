import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readThemeChoice, THEME_EVENT } from './theme-choice';

const schemeNow = (): MantineColorScheme => {
  const choice = readThemeChoice();
  return choice === 'system' ? 'auto' : choice;
};

/** Makes the component library follow the page's theme; it never chooses one itself. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener = () => {};
  return {
    get: schemeNow,
    set: () => undefined,
    subscribe(onUpdate) {
      listener = () => onUpdate(schemeNow());
      window.addEventListener(THEME_EVENT, listener);
      // The account's own theme may have come since the library read the first one.
      listener();
    },
    unsubscribe: () => window.removeEventListener(THEME_EVENT, listener),
    clear: () => undefined,
  };
}

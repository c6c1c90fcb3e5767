import { DEFAULT_ACCENT, type CardTheme } from 'shared-lib/model';

/** Theme of a page that shows no card. */
export const DEFAULT_THEME: CardTheme = { scheme: 'auto', accent: DEFAULT_ACCENT };

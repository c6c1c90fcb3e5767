export { createColorSchemeManager } from './color-scheme-manager';
export {
  applyThemeChoice,
  chooseTheme,
  readThemeChoice,
  startTheme,
  THEME_EVENT,
  THEME_KEY,
  themeOf,
  type Theme,
  type ThemeChoice,
} from './theme-choice';

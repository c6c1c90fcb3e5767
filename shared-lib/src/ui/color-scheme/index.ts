export { createColorSchemeManager } from './color-scheme-manager';
export {
  chooseTheme,
  readThemeChoice,
  startTheme,
  THEME_EVENT,
  THEME_KEY,
  type ThemeChoice,
} from './theme-choice';

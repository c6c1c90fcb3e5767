import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Ten shades around the product's teal; the seventh is the accent of `shared-lib/ui/tokens.css`. */
const teal: MantineColorsTuple = [
  '#e3f1ef',
  '#cbe5e2',
  '#a3d1cc',
  '#75bab3',
  '#4aa49b',
  '#2b8f86',
  '#0f766e',
  '#115e59',
  '#134e4a',
  '#123f3c',
];

/** The component library in the product's own colours and sizes. */
export const theme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: 6,
  black: '#13203a',
  fontFamily: 'var(--tj-font)',
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '25px' },
  defaultRadius: 8,
  respectReducedMotion: true,
});

/** Text and line colours that the library would otherwise take from its own greys. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--tj-ink)',
    '--mantine-color-dimmed': 'var(--tj-ink-soft)',
    '--mantine-color-error': 'var(--tj-error)',
    '--mantine-color-default-border': '#d6cfc0',
  },
  dark: {},
});

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

const red: MantineColorsTuple = [
  '#fdecec',
  '#f9d5d5',
  '#f1abab',
  '#e87e7e',
  '#dd5555',
  '#cd3333',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
  '#651616',
];

/** The component library in the product's own colours, sizes and words. */
export const theme = createTheme({
  colors: { teal, red },
  primaryColor: 'teal',
  primaryShade: 6,
  black: '#13203a',
  fontFamily: 'var(--tj-font)',
  headings: { fontFamily: 'var(--tj-font)', fontWeight: '650' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '25px' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', fz: 14 } },
    InputWrapper: {
      styles: {
        label: { fontSize: 14, fontWeight: 600, marginBottom: 4 },
        description: { fontSize: 13 },
        error: { fontSize: 13 },
      },
    },
    Switch: { defaultProps: { withThumbIndicator: false }, styles: { description: { fontSize: 13 } } },
    TextInput: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Textarea: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    PasswordInput: { defaultProps: { size: 'md' } },
    ColorInput: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 12,
        transitionProps: { duration: 160, transition: 'fade' },
        styles: { title: { fontSize: 20, fontWeight: 650 } },
        closeButtonProps: { 'aria-label': 'Cerrar' },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
});

/** Text and line colours that the library would otherwise take from its own greys. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--tj-ink)',
    '--mantine-color-dimmed': 'var(--tj-ink-soft)',
    '--mantine-color-error': 'var(--tj-error)',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-default-border': '#d6cfc0',
  },
  dark: {},
});

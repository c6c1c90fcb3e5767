import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { variantColors } from './variant-colors';

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

/** Shades from text to background, from which components of the dark theme are made. */
const dark: MantineColorsTuple = [
  '#eef1f7',
  '#c9d1e2',
  '#a9b4cb',
  '#7f8ca9',
  '#3c4a6b',
  '#2a3652',
  '#1f2a45',
  '#172036',
  '#0e1524',
  '#0a101c',
];

const BELOW_THE_LABEL = ['label', 'input', 'description', 'error'] as const;
const field = { defaultProps: { size: 'md', inputWrapperOrder: [...BELOW_THE_LABEL] } };

/**
 * Locks the scrolling of the page behind a dialog by its wheel and touch events alone. To remove the scrollbar the library would add a
 * style sheet, for which a browser lays out the whole page again between the press and the dialog (docs/loading.md).
 */
const pageBehind = { removeScrollBar: false };

/** Theme of the component library with the product's own colours, sizes and words. */
export const theme = createTheme({
  colors: { teal, red, dark },
  primaryColor: 'teal',
  primaryShade: 6,
  black: '#13203a',
  fontFamily: 'var(--tj-font)',
  headings: { fontFamily: 'var(--tj-font)', fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5625rem' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: variantColors,
  components: {
    Button: { defaultProps: { size: 'md', fz: 14 } },
    // A field's edge is how it is found: it needs more contrast than a hairline.
    Input: { vars: () => ({ wrapper: { '--input-bd': 'var(--tj-line-strong)' } }) },
    InputWrapper: {
      styles: {
        label: { fontSize: '0.875rem', fontWeight: 600, marginBottom: 4 },
        description: { fontSize: '0.8125rem' },
        error: { fontSize: '0.8125rem' },
      },
    },
    // 24 px high: the smallest target for a finger.
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      styles: { label: { fontSize: '0.9375rem' }, description: { fontSize: '0.8125rem' } },
    },
    TextInput: field,
    Textarea: field,
    Select: field,
    NativeSelect: field,
    NumberInput: field,
    TagsInput: field,
    PasswordInput: field,
    ColorInput: field,
    Modal: {
      defaultProps: {
        centered: true,
        radius: 12,
        transitionProps: { duration: 160, transition: 'fade' },
        styles: { title: { fontSize: '1.25rem', fontWeight: 650 } },
        closeButtonProps: { 'aria-label': 'Cerrar' },
        // A dialog's head is no banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 160 },
        closeButtonProps: { 'aria-label': 'Cerrar' },
        attributes: { header: { role: 'presentation' } },
      },
    },
    ModalRoot: { defaultProps: { removeScrollProps: pageBehind } },
    DrawerRoot: { defaultProps: { removeScrollProps: pageBehind } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
});

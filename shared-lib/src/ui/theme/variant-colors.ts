import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** Colours of one kind of control, by the names of the tokens. */
interface Ink {
  fill: string;
  fillHover: string;
  onFill: string;
  soft: string;
  softHover: string;
  onSoft: string;
}

const token = (name: string) => `var(--tj-${name})`;

const INKS: Record<string, Ink> = {
  teal: {
    fill: token('accent'),
    fillHover: token('accent-hover'),
    onFill: token('on-accent'),
    soft: token('accent-soft'),
    softHover: token('accent-soft-hover'),
    onSoft: token('accent-hover'),
  },
  red: {
    fill: token('error'),
    fillHover: token('error-hover'),
    onFill: token('on-error'),
    soft: token('error-soft'),
    softHover: token('error-soft'),
    onSoft: token('error-ink'),
  },
  // The ink itself: for what is neither the main action nor a dangerous one.
  dark: {
    fill: token('ink'),
    fillHover: token('ink-soft'),
    onFill: token('paper'),
    soft: token('neutral-soft'),
    softHover: token('neutral-soft'),
    onSoft: token('ink'),
  },
};

/**
 * Resolves colours of buttons and similar controls to the tokens of both themes. The library would mix them from fixed
 * shades, with white text in either theme.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const fallback = defaultVariantColorsResolver(input);
  const ink = INKS[input.color ?? input.theme.primaryColor];
  if (!ink) return fallback;
  const border = '1px solid transparent';
  switch (input.variant) {
    case 'filled':
      return { background: ink.fill, hover: ink.fillHover, color: ink.onFill, border };
    case 'light':
      return { background: ink.soft, hover: ink.softHover, color: ink.onSoft, border };
    case 'subtle':
      return { background: 'transparent', hover: ink.soft, color: ink.fill, hoverColor: ink.onSoft, border };
    case 'white':
      return { background: token('paper'), hover: ink.soft, color: ink.fill, border };
    default:
      return fallback;
  }
};

import { contrastRatio, MIN_TEXT_CONTRAST, readableTextOn } from 'shared-lib/model';

/** Colours of a light or dark theme, besides those of the brand. */
interface Theme {
  ground: string;
  paper: string;
  ink: string;
  quiet: string;
  line: string;
}

/** The product's own colours, the same as on its screens. */
export const LIGHT: Theme = {
  ground: '#F4F1EA',
  paper: '#FFFFFF',
  ink: '#13203A',
  quiet: '#44506A',
  line: '#ECE7DD',
};
export const DARK: Theme = {
  ground: '#0E1524',
  paper: '#172036',
  ink: '#EEF1F7',
  quiet: '#A9B4CB',
  line: '#2A3652',
};

/** Colours of a mail derived from its brand's; every text is readable on its background. */
export interface BrandColors {
  fill: string;
  onFill: string;
  /** Border that keeps the button visible when its fill is as light as the background. */
  edge: string;
  link: string;
  darkLink: string;
}

/** Least contrast that WCAG 2.2 AA requires of a control's shape. */
const MIN_SHAPE_CONTRAST = 3;

/** Returns the colour when it is readable on a background, the theme's text colour otherwise. */
const readableOr = (color: string, ground: string, ink: string) =>
  contrastRatio(color, ground) >= MIN_TEXT_CONTRAST ? color : ink;

/**
 * Computes the colours of a mail from its brand's.
 *
 * @param color - `#RRGGBB`
 */
export function brandColors(color: string): BrandColors {
  const onFill = readableTextOn(color);
  return {
    fill: color,
    onFill,
    edge: contrastRatio(color, LIGHT.paper) >= MIN_SHAPE_CONTRAST ? color : onFill,
    link: readableOr(color, LIGHT.paper, LIGHT.ink),
    darkLink: readableOr(color, DARK.paper, DARK.ink),
  };
}

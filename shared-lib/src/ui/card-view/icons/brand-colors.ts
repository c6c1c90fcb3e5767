import type { CardTheme } from '../../../model/card/card-schema';
import { contrastRatio } from '../../../model/values/contrast';
import type { PublicLink } from '../../../model/card/public-card';
import { linkIcon, type LinkIconName } from './link-icon';
import { BRAND_COLORS } from './link-icon-paths';

/** Least contrast of an icon (WCAG 2.2, 1.4.11). */
const MIN_ICON_CONTRAST = 3;

/** Returns the colour of an icon on a brand's: white, as brands show themselves, wherever it can be seen. */
export const iconOn = (color: string): string =>
  contrastRatio(color, '#FFFFFF') >= MIN_ICON_CONTRAST ? '#FFFFFF' : '#13203A';

/** Returns the class that gives an icon the colour of its brand; `undefined` where its owner wants the accent, and for others. */
export function brandClass({ linkColors }: CardTheme, icon: LinkIconName): string | undefined {
  return linkColors === 'brand' && BRAND_COLORS[icon] ? `tj-b-${icon}` : undefined;
}

/** Returns the rules for the brands among a card's links; empty where its icons have the accent. */
export function brandCss({ links, theme }: { links: readonly PublicLink[]; theme: CardTheme }): string {
  if (theme.linkColors !== 'brand') return '';
  return [...new Set(links.map(linkIcon))]
    .map((icon) => [icon, BRAND_COLORS[icon]] as const)
    .map(([icon, color]) =>
      color ? `.tj-card .tj-b-${icon}[class]{background:${color};color:${iconOn(color)}}` : '',
    )
    .join('');
}

export { accentPalette, cardThemeCss, type AccentPalette } from './card-theme';
export { cardViewCss } from './card-view-css';
export { CardView, type CardViewCard, type CardViewProps } from './card-view';
export { css } from './css';
export { Icon } from './icon';
export { LINK_ICON_NAMES, linkIcon, type LinkIconName } from './link-icon';
export { LINK_ICON_PATHS } from './link-icon-paths';
export { LINK_ICON_LABELS } from './messages';
export { UI_ICON_PATHS } from './ui-icon-paths';

import type { CardTheme } from '../../../model/card/card-schema';
import { cardFont } from '../card-font';
import { css } from './css';

/*
 * Stacks name at most one typeface for each system: a system looks up each name that it doesn't have again for every
 * size and weight, before anything shows. Apple's names stand apart: where they only stand in for a typeface of ours,
 * other systems don't look them up.
 */
interface SystemFont {
  /** Names that only Apple's systems know. */
  apple?: string;
  stack: string;
}

const PLAIN: SystemFont = { stack: 'system-ui,sans-serif' };
/** Android's is its `serif`. */
const SERIF: SystemFont = { apple: "'Iowan Old Style'", stack: "'Palatino Linotype',serif" };
const ROUND: SystemFont = {
  apple: "ui-rounded,'Hiragino Maru Gothic ProN'",
  stack: "'Arial Rounded MT Bold',Calibri,sans-serif",
};

/** Typefaces of systems by word; for typefaces of ours, those that are shown until their file is there. */
const SYSTEM_FONTS: Readonly<Partial<Record<NonNullable<CardTheme['font']>, SystemFont>>> = {
  nunito: ROUND,
  playfair: { apple: 'Didot', stack: 'serif' },
  'source-serif': SERIF,
  serif: SERIF,
  round: ROUND,
  mono: { apple: 'ui-monospace,Menlo', stack: 'Consolas,monospace' },
};

function systemFont({ font }: Pick<CardTheme, 'font'>): SystemFont {
  return (font && Object.hasOwn(SYSTEM_FONTS, font) && SYSTEM_FONTS[font]) || PLAIN;
}

/** Returns the stack of typefaces of a look, for every system. */
export function lookFont(theme: Pick<CardTheme, 'font'>): string {
  const { apple, stack } = systemFont(theme);
  return [cardFont(theme)?.family, apple, stack].filter(Boolean).join(',');
}

/** Returns the rules of a look's typefaces. Safari alone answers to `-apple-system-body`. */
function fontCss(theme: Pick<CardTheme, 'font'>, scope: string, hasTypeface: boolean): string {
  const { apple, stack } = systemFont(theme);
  const rule = (family: string) => (family === PLAIN.stack ? '' : `${scope}{font-family:${family}}`);
  if (hasTypeface || !cardFont(theme)) return rule(lookFont(theme));
  return rule(stack) + (apple ? `@supports (font:-apple-system-body){${rule(`${apple},${stack}`)}}` : '');
}

/** Radii of controls and of boxes. */
const CORNERS: Readonly<Partial<Record<NonNullable<CardTheme['corners']>, readonly [string, string]>>> = {
  square: ['0', '0'],
  round: ['30px', '28px'],
};

/** Rules of the arrangements, with `&` for the card. */
const LAYOUTS: Readonly<Partial<Record<NonNullable<CardTheme['layout']>, string>>> = {
  side: css`
    & {
      --tj-size-photo: min(96px, 40cqi);
    }
    & .tj-head {
      display: grid;
      grid-template-columns: auto 1fr;
      column-gap: 16px;
      align-content: center;
      justify-items: start;
      text-align: start;
      /* Below the buttons in the corners. */
      padding-top: 36px;
    }
    & .tj-photo {
      grid-row: 1/6;
      align-self: center;
    }
    & .tj-name {
      align-self: end;
      margin-top: 0;
    }
    & .tj-bio {
      text-align: start;
    }
    @container (max-width: 239px) {
      & .tj-head {
        grid-template-columns: 1fr;
      }
      & .tj-name {
        margin-top: 16px;
      }
    }
  `,
  band: css`
    & .tj-head {
      margin: -32px calc(-1 * min(20px, 6.25cqi)) 0;
      padding: 56px min(20px, 6.25cqi) 24px;
      background: var(--tj-fill);
      color: var(--tj-on-fill);
    }
    & .tj-head p {
      color: inherit;
    }
    & .tj-photo {
      box-shadow: 0 0 0 4px var(--tj-surface);
    }
    & .tj-tools:has(+ .tj-head) .tj-tool {
      color: var(--tj-on-fill);
    }
    & .tj-tools .tj-tool:hover {
      background: none;
    }
    /* Grounds aren't printed. */
    @media print {
      & .tj-head {
        background: none;
        color: #000;
      }
    }
    @container (min-width: 640px) {
      & .tj-head {
        margin: -40px -40px 0;
        border-radius: 15px 15px 0 0;
      }
    }
  `,
  bold: css`
    & .tj-head {
      align-items: start;
      text-align: start;
      padding-top: 36px;
    }
    & .tj-name {
      /* The largest size at which the words of most names fit on a narrow card. */
      font-size: min(36px, 15cqi);
      line-height: 1.05;
      font-weight: 800;
      letter-spacing: -0.03em;
    }
    & .tj-name--long {
      font-size: min(28px, 12cqi);
    }
    & .tj-role {
      color: var(--tj-accent);
    }
    & .tj-bio {
      text-align: start;
    }
  `,
};

/** Rules of a card with a logo, with `&` for the card: its whole height is known before it is there. */
const LOGO = css`
  & .tj-logo {
    display: block;
    width: auto;
    max-width: min(100%, 180px);
    height: 56px;
    margin-top: 16px;
    padding: 8px 12px;
    border-radius: 8px;
    background: #fff;
    box-shadow: 0 0 0 1px var(--tj-line);
    object-fit: contain;
  }
  & .tj-logo--main {
    /* Between the buttons in the corners. */
    max-width: min(100%, 260px, 100cqi - 2 * var(--tj-size-tool) - 3 * var(--tj-size-edge));
    height: min(96px, 30cqi);
    margin-top: 0;
    padding: 12px 16px;
  }
  & .tj-cover ~ .tj-head .tj-logo--main {
    margin-top: max(-48px, -15cqi);
  }
`;

/** Rules of a logo in the place of a photo where there is little room for it. */
const LOGO_BESIDE = css`
  & .tj-logo--main {
    grid-row: 1/6;
    align-self: center;
    max-width: min(128px, 40cqi);
    height: auto;
    padding: 12px;
  }
`;

/** Rules of a card with a cover, with `&` for the card. */
const COVER = css`
  & .tj-cover {
    margin: -32px calc(-1 * min(20px, 6.25cqi)) 0;
    /* A third of its width, and room for the buttons in its corners above the photo. */
    height: max(
      min(100cqi, 480px) / 3,
      var(--tj-size-edge) + var(--tj-size-tool) + var(--tj-size-photo) / 2 + 4px
    );
    background: var(--tj-tint);
    overflow: hidden;
  }
  & .tj-cover--apart {
    margin-bottom: 20px;
  }
  & .tj-cover img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* A lazy picture without a box isn't fetched; this one gets its box in the second frame, when the links are on screen. */
    animation: tj-second-frame 1ms;
  }
  @keyframes tj-second-frame {
    from,
    to {
      display: none;
    }
  }
  & .tj-cover ~ .tj-head {
    padding-top: 0;
  }
  & .tj-cover ~ .tj-head .tj-photo {
    margin-top: calc(var(--tj-size-photo) / -2);
    box-shadow: 0 0 0 4px var(--tj-ground);
  }
  & .tj-cover ~ .tj-tools .tj-tool {
    background: var(--tj-surface);
    color: var(--tj-ink);
  }
  @container (min-width: 640px) {
    & .tj-cover {
      margin-top: -40px;
      margin-inline: -40px;
      border-radius: 15px 15px 0 0;
    }
    & .tj-cover ~ .tj-head .tj-photo {
      box-shadow: 0 0 0 4px var(--tj-surface);
    }
  }
`;

/** Rules of a card with a cover on paper, where it isn't printed: nothing reaches into its place. */
const COVER_PRINTED = css`
  @media print {
    & .tj-cover {
      display: none;
    }
    & .tj-cover ~ .tj-head :is(.tj-photo, .tj-logo--main) {
      margin-top: 0;
    }
  }
`;

/** Rules of a cover above the arrangements that it changes. */
const COVERED: Readonly<Partial<Record<NonNullable<CardTheme['layout']>, string>>> = {
  side: css`
    & .tj-cover ~ .tj-head .tj-photo {
      align-self: start;
      margin-top: calc(var(--tj-size-photo) / -2);
    }
    & .tj-cover ~ .tj-head {
      min-height: 72px;
      padding-top: 16px;
    }
  `,
  band: css`
    & .tj-cover ~ .tj-head {
      margin-top: 0;
      border-radius: 0;
    }
    & .tj-cover ~ .tj-head .tj-photo {
      box-shadow: 0 0 0 4px var(--tj-fill);
    }
  `,
};

/** Rules of the styles of links, with `&` for the card; those in sections stay rows. */
const LINK_STYLES: Readonly<Partial<Record<NonNullable<CardTheme['linkStyle']>, string>>> = {
  filled: css`
    & .tj-sheet > .tj-links {
      display: grid;
      gap: 8px;
      border: 0;
      background: none;
      overflow: visible;
    }
    & .tj-sheet > .tj-links li + li {
      border: 0;
    }
    & .tj-sheet > .tj-links .tj-link {
      border-radius: 12px;
      background: var(--tj-fill);
      color: var(--tj-on-fill);
    }
    & .tj-sheet > .tj-links .tj-link:hover {
      background: var(--tj-fill);
      filter: brightness(0.92);
    }
    & .tj-sheet > .tj-links .tj-link :is(.tj-detail, .tj-badge:not([class*='tj-b-'])) {
      background: none;
      color: inherit;
    }
    & .tj-sheet > .tj-links .tj-link::after {
      border-color: currentColor;
    }
  `,
  tiles: css`
    & .tj-sheet > .tj-links {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px;
      border: 0;
      background: none;
      overflow: visible;
    }
    & .tj-sheet > .tj-links li + li {
      border: 0;
    }
    & .tj-sheet > .tj-links li:last-child:nth-child(odd) {
      grid-column: 1/-1;
    }
    & .tj-sheet > .tj-links .tj-link {
      flex-direction: column;
      height: 100%;
      padding: 20px 12px 16px;
      border: 1px solid var(--tj-line);
      border-radius: 12px;
      background: var(--tj-surface);
      text-align: center;
    }
    & .tj-sheet > .tj-links .tj-link:hover {
      background: var(--tj-hover);
    }
    & .tj-sheet > .tj-links .tj-badge {
      width: 64px;
      height: 64px;
      padding: 16px;
      border-radius: 12px;
    }
    & .tj-sheet > .tj-links .tj-text {
      flex: none;
      max-width: 100%;
    }
    & .tj-sheet > .tj-links .tj-link::after {
      display: none;
    }
    @container (max-width: 239px) {
      & .tj-sheet > .tj-links {
        grid-template-columns: 1fr;
      }
    }
  `,
};

/** Rules that a page has besides those of a theme. */
export interface ThemeSurroundings {
  /** False where no typeface of ours is declared: browsers would look for it among the system's before anything shows. */
  hasTypeface?: boolean;
}

/**
 * Returns the rules of a look: its arrangement, typeface and corners; empty for the product's own. Only known words of a
 * theme reach it.
 *
 * @param scope - Selector of the card.
 */
export function lookCss(
  theme: CardTheme,
  scope: string,
  { hasTypeface = true }: ThemeSurroundings = {},
): string {
  const { layout, corners, cover, logo, linkStyle } = theme;
  const arrangement = layout && Object.hasOwn(LAYOUTS, layout) ? layout : 'classic';
  const rules = [
    LAYOUTS[arrangement],
    cover && COVER,
    cover && COVERED[arrangement],
    logo && LOGO,
    logo && arrangement === 'side' && LOGO_BESIDE,
    linkStyle && Object.hasOwn(LINK_STYLES, linkStyle) && LINK_STYLES[linkStyle],
    cover && COVER_PRINTED,
  ]
    .filter(Boolean)
    .join('');
  const radii = corners && Object.hasOwn(CORNERS, corners) && CORNERS[corners];
  // After the link's own.
  const linkRadius =
    radii && linkStyle ? `${scope} .tj-sheet > .tj-links .tj-link{border-radius:${radii[1]}}` : '';
  return [
    fontCss(theme, scope, hasTypeface),
    radii
      ? `${scope} :is(.tj-button,.tj-badge){border-radius:${radii[0]}}${scope} :is(.tj-links,.tj-panel,.tj-video,.tj-gallery li){border-radius:${radii[1]}}`
      : '',
    corners === 'square'
      ? `${scope} :is(.tj-photo,.tj-socials a${logo ? ',.tj-logo' : ''}){border-radius:0}`
      : '',
    rules.replaceAll('&', scope),
    linkRadius,
  ].join('');
}

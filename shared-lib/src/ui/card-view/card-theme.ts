import type { CardTheme } from '../../model/card/card-schema';
import { contrastRatio, HEX_COLOR, MIN_TEXT_CONTRAST, readableTextOn } from '../../model/values/contrast';
import { lookCss, type ThemeSurroundings } from './css/look-css';

const DEFAULT_ACCENT = '#0F766E';

/** Surfaces on which the accent has to be readable. */
const SURFACES = { light: '#FFFFFF', dark: '#172036' } as const;

type Scheme = keyof typeof SURFACES;

/** Colours derived from the accent; every pair of text and background meets AA. */
export interface AccentPalette {
  /** Background of the main button. */
  fill: string;
  /** Text on `fill`. */
  onFill: string;
  /** Accent as text or icon, on the page, on its surfaces and on `tint`. */
  ink: string;
  /** Light shade of the accent, behind icons and initials. */
  tint: string;
}

/** Mixes a `share` of the second colour into the first. */
function mix(first: string, second: string, share: number): string {
  const part = (hex: string, shift: number) => (Number.parseInt(hex.slice(1), 16) >> shift) & 255;
  const channels = [16, 8, 0].map((shift) =>
    Math.round(part(first, shift) * (1 - share) + part(second, shift) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Moves a colour towards another in small steps until the test passes. */
function moveUntil(color: string, towards: string, passes: (candidate: string) => boolean): string {
  for (let step = 0; step < 20; step++) {
    const candidate = mix(color, towards, step / 20);
    if (passes(candidate)) return candidate;
  }
  return towards;
}

const validAccent = (accent: string): string =>
  HEX_COLOR.test(accent) ? accent.toUpperCase() : DEFAULT_ACCENT;

/** The page of each scheme, and its quieter text, as in `cardViewCss`. */
const PAGE = {
  light: { ground: '#FAF8F4', muted: '#44506A' },
  dark: { ground: '#0E1524', muted: '#A9B4CB' },
};

/**
 * Derives the colours of a card from its owner's accent, changed as little as legibility requires.
 *
 * @param accent - `#RRGGBB`; anything else counts as the product's own accent.
 * @param scheme - The scheme that the colours are for.
 * @param grounds - The backgrounds of the card and of its page, by default the scheme's own.
 */
export function accentPalette(
  accent: string,
  scheme: Scheme,
  { surface = SURFACES[scheme], page = PAGE[scheme].ground }: { surface?: string; page?: string } = {},
): AccentPalette {
  const base = validAccent(accent);
  const tint = mix(surface, base, scheme === 'light' ? 0.1 : 0.2);
  const ink = moveUntil(base, scheme === 'light' ? '#000000' : '#FFFFFF', (color) =>
    [surface, page, tint].every((ground) => contrastRatio(color, ground) >= MIN_TEXT_CONTRAST),
  );
  // As a background it stays the owner's own colour, as there is readable text for every colour.
  return { fill: base, onFill: readableTextOn(base), ink, tint };
}

/** Returns the colour of a card's page. One with a breath of the accent has as much of it as the quieter text bears. */
export function pageGround({ accent, ground: kind }: CardTheme, scheme: Scheme): string {
  if (kind !== 'tint') return PAGE[scheme].ground;
  const { ground, muted } = PAGE[scheme];
  const tinted = mix(ground, validAccent(accent), scheme === 'light' ? 0.14 : 0.1);
  return moveUntil(tinted, ground, (color) => contrastRatio(muted, color) >= MIN_TEXT_CONTRAST);
}

/** Surface, line and pressed surface of the dark scheme, as in `cardViewCss`, by their properties. */
const DARK_SURFACES: Record<'surface' | 'line' | 'hover', string> = {
  surface: SURFACES.dark,
  line: '#2A3652',
  hover: '#1E2943',
};

/** Returns the surfaces of a dark page with a breath of the accent: as much above that page as the plain ones are above theirs. */
function tintedSurfaces(accent: string): typeof DARK_SURFACES {
  const tinted = (color: string) =>
    moveUntil(
      mix(color, validAccent(accent), 0.14),
      color,
      (candidate) => contrastRatio(PAGE.dark.muted, candidate) >= MIN_TEXT_CONTRAST,
    );
  const { surface, line, hover } = DARK_SURFACES;
  return { surface: tinted(surface), line: mix(line, validAccent(accent), 0.14), hover: tinted(hover) };
}

function declarations(theme: CardTheme, scheme: Scheme): string {
  const isTinted = theme.ground === 'tint';
  const surfaces = isTinted && scheme === 'dark' ? tintedSurfaces(theme.accent) : null;
  const { fill, onFill, ink, tint } = accentPalette(theme.accent, scheme, {
    page: pageGround(theme, scheme),
    ...(surfaces && { surface: surfaces.surface }),
  });
  return [
    `--tj-fill:${fill};--tj-on-fill:${onFill};--tj-accent:${ink};--tj-tint:${tint}`,
    ...(isTinted ? [`--tj-ground:${pageGround(theme, scheme)}`] : []),
    ...Object.entries(surfaces ?? {}).map(([property, color]) => `--tj-${property}:${color}`),
  ].join(';');
}

/**
 * Returns the CSS rules that give one card its accent, to follow `cardViewCss`.
 *
 * @param theme - Theme of the card. Only its colours reach the CSS, so that it is safe inside `<style>`.
 * @param scope - Selector of the card, when a page shows several.
 */
export function cardThemeCss(
  theme: CardTheme,
  scope = '.tj-card',
  surroundings: ThemeSurroundings = {},
): string {
  // Of the same specificity as the rule of the scheme that it overrides.
  const card = theme.ground === 'tint' ? `${scope}[data-scheme]` : scope;
  const light = `${card}{${declarations(theme, 'light')}}`;
  const dark = declarations(theme, 'dark');
  const look = lookCss(theme, scope, surroundings);
  if (theme.scheme === 'light') return light + look;
  if (theme.scheme === 'dark') return `${card}{${dark}}${look}`;
  return `${light}@media (prefers-color-scheme:dark){${card}{${dark}}}${look}`;
}

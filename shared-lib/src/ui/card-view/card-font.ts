import type { CardTheme } from '../../model/card/card-schema';
import { FONT_FILES } from './font-files';
import { isOneOf, keysOf } from '../../model/values/keys-of';

/** A typeface of ours: its family in style sheets, and the path of its file on the cards' own site. */
export interface CardFont {
  family: string;
  path: string;
}

/** Returns the typeface of a look that needs a file; `null` for the typefaces of systems. */
export function cardFont({ font }: Pick<CardTheme, 'font'>): CardFont | null {
  if (!isOneOf(keysOf(FONT_FILES), font)) return null;
  return { family: `tj-${font}`, path: `/assets/fonts/${FONT_FILES[font]}` };
}

/**
 * Returns the rules that load the typefaces of looks in an application. The visitor's page has none of them: its script
 * fetches its typeface when everything is on screen.
 *
 * @param origin - That of the cards' own site.
 */
export function fontFaceCss(themes: readonly Pick<CardTheme, 'font'>[], origin: string): string {
  const fonts = themes.flatMap((theme) => cardFont(theme) ?? []);
  const byFamily = new Map(fonts.map(({ family, path }) => [family, path]));
  return [...byFamily]
    .map(
      ([family, path]) =>
        `@font-face{font-family:${family};src:url(${origin}${path}) format("woff2");font-weight:400 700;font-display:swap}`,
    )
    .join('');
}

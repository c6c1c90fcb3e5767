import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE, type CardLanguage, type CardTheme } from 'shared-lib/model';
import { cardFont, cardThemeCss, lookFont, pageGround } from 'shared-lib/ui/card-view';
import { contentSecurityPolicy } from '../../../build/server/csp';
import { PAGE_ROOT_ID } from '../../src/page/page-data';
import { BOOT_LOADER } from './boot-loader';
import { fontLoader } from './font-loader';
import type { PageAddresses } from '../origins';

/** A complete page and the policy that its inline styles need. */
export interface RenderedPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Selector of the page's card. */
const CARD = '.tj-card';

/** Style that hides controls which need the script, where none runs. */
const NO_SCRIPT_STYLE = '.tj-card .tj-script{visibility:hidden}';

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Longest body that is painted as a whole, in characters: some 12 KB on the wire. Browsers paint what has been parsed after ten
 * milliseconds, which on a slow phone is an empty page, and delays the links by a frame. A longer page is painted in parts, so that reading
 * can begin before its end has come.
 */
const MAX_DRAWN_WHOLE = 64 * 1024;

const BOOT_LOADER_HASH = sourceHash(BOOT_LOADER);

function inlineScript(text: string): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

function inlineStyle(text: string): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Renders the colours of the browser's own bars. */
function ThemeColor({ theme }: { theme: CardTheme }) {
  const { scheme } = theme;
  if (scheme !== 'auto') return <meta name="theme-color" content={pageGround(theme, scheme)} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={pageGround(theme, 'light')} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={pageGround(theme, 'dark')} />
    </>
  );
}

/** Returns the style of the canvas behind the page, which shows when the page is pulled beyond its ends. */
function canvasStyle(theme: CardTheme): string {
  const { scheme } = theme;
  const dark = `html{background:${pageGround(theme, 'dark')};color-scheme:dark}`;
  if (scheme === 'dark') return dark;
  const light = `html{background:${pageGround(theme, 'light')}}`;
  return scheme === 'light' ? light : `${light}@media (prefers-color-scheme:dark){${dark}}`;
}

/**
 * Builds a page: head, inline styles and their hashes, body.
 *
 * @param options.body - Rendered markup of the page's root.
 * @param options.tail - Markup after the root: data and scripts.
 */
export function renderDocument(options: {
  /** Language of the page's own words; Spanish by default. */
  language?: CardLanguage;
  theme: CardTheme;
  /** Rules that don't depend on the card; those of its theme are appended. */
  pageStyle: string;
  /** Style sheets inside the body: those of its shadow roots. */
  bodyStyles?: readonly string[];
  addresses: PageAddresses;
  head: ReactNode;
  /** Inline script of the head. */
  headScript?: string | undefined;
  body: string;
  /** Id of the body's last element, which the first paint waits for; without one, browsers paint the page in parts. */
  lastId?: string;
  tail?: ReactNode;
}): RenderedPage {
  const { theme, addresses, headScript, language = DEFAULT_LANGUAGE } = options;
  // One sheet, as each is parsed apart and has a hash of its own in the policy.
  const style = options.pageStyle + canvasStyle(theme) + cardThemeCss(theme, CARD, { hasTypeface: false });
  const font = cardFont(theme);
  const loader = font && fontLoader(font, `${CARD}{font-family:${lookFont(theme)}}`, addresses.assetBase);
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {options.lastId && options.body.length <= MAX_DRAWN_WHOLE && (
        <link rel="expect" href={`#${options.lastId}`} {...{ blocking: 'render' }} />
      )}
      {options.head}
      {headScript && inlineScript(headScript)}
      <ThemeColor theme={theme} />
      <link rel="icon" href={`${addresses.assetBase}/favicon.svg`} type="image/svg+xml" />
      {inlineStyle(style)}
      <noscript>{inlineStyle(NO_SCRIPT_STYLE)}</noscript>
      {loader && inlineScript(loader)}
    </head>,
  );
  // After all that shows, apart from the head, where React would move what it knows.
  const tail = options.tail ? renderToStaticMarkup(options.tail) : '';
  const root = `<main id="${PAGE_ROOT_ID}">${options.body}</main>`;
  const assets = addresses.assetBase ? [addresses.assetBase] : [];
  const styles = [style, NO_SCRIPT_STYLE, ...(options.bodyStyles ?? [])];
  return {
    html: `<!doctype html><html lang="${language}">${head}<body class="tj-page">${root}${tail}</body></html>`,
    contentSecurityPolicy: contentSecurityPolicy('public-card', addresses.endpoints, {
      'script-src': [
        ...assets,
        ...(options.tail ? [BOOT_LOADER_HASH] : []),
        ...(headScript ? [sourceHash(headScript)] : []),
        ...(loader ? [sourceHash(loader)] : []),
      ],
      'font-src': assets,
      'style-src': [...assets, ...styles.map(sourceHash)],
      'img-src': assets,
    }),
  };
}

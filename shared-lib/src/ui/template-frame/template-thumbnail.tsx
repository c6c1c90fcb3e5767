import { resolveEndpoints } from '../../config/endpoints';
import type { CardTheme } from '../../domain/card';
import { cardThemeCss, cardViewCss, templatedCss, templateStyle } from '../card-view';

/** What {@link TemplateThumbnail} takes. */
export interface TemplateThumbnailProps {
  /** Sanitised, as a sandbox gave it. */
  html: string;
  css: string;
  theme: CardTheme;
  /** Width that the template is laid out for; it is scaled to fit. */
  layoutWidth?: number;
  /** Pixels on the screen. */
  width: number;
  height: number;
}

const PAGE_CSS = 'html,body{margin:0;overflow:hidden}.tj-card{min-height:100vh;padding:12px}';

/** Pictures have the card's own paths, and this page is another site's. */
const withOrigin = (html: string) =>
  html.replaceAll(' src="/c/', ` src="${resolveEndpoints().origins.publicCard}/c/`);

/**
 * A small, dead picture of a template: a document without script, origin or way out, which takes neither focus nor
 * clicks. What it shows is told in words beside it.
 */
export function TemplateThumbnail({
  html,
  css,
  theme,
  layoutWidth = 390,
  width,
  height,
}: TemplateThumbnailProps) {
  const scale = width / layoutWidth;
  const styles = cardViewCss + cardThemeCss(theme) + templatedCss + PAGE_CSS;
  const root = `<template shadowrootmode="open"><style>${templateStyle(css)}</style>${withOrigin(html)}</template>`;
  const page =
    `<!doctype html><html lang="es"><meta charset="utf-8"><style>${styles}</style><body>` +
    `<div class="tj-card" data-scheme="${theme.scheme}"><div class="tj-box"><div class="tj-host">${root}</div></div></div>`;
  return (
    <div style={{ width, height, overflow: 'hidden' }} aria-hidden="true" inert>
      <iframe
        // A frame that takes another document would make a step of the browser's way back; a new frame doesn't.
        key={page}
        sandbox=""
        srcDoc={page}
        tabIndex={-1}
        title=""
        loading="lazy"
        style={{
          width: layoutWidth,
          height: height / scale,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          pointerEvents: 'none',
        }}
      />
    </div>
  );
}

import { use } from 'react';
import { resolveEndpoints } from '../../platform/config/endpoints';
import type { CardTheme } from '../../model/card/card-schema';
import { withPictures } from '../../templates';
import { cardThemeCss, cardViewCss, fontFaceCss, templatedCss, templateStyle } from '../card-view';
import { PicturesContext } from './pictures-context';

/** Props of {@link TemplateThumbnail}. */
export interface TemplateThumbnailProps {
  /** Sanitised markup from a sandbox. */
  html: string;
  css: string;
  theme: CardTheme;
  /** Width for which the template is laid out before it is scaled to fit. */
  layoutWidth?: number;
  /** Width on the screen, in pixels. */
  width: number;
  height: number;
}

const PAGE_CSS = 'html,body{margin:0;overflow:hidden}.tj-card{min-height:100vh;padding:12px}';

/**
 * Renders a small static picture of a template: a document without script, origin or links, which takes neither focus
 * nor clicks. Its content is described in words beside it.
 */
export function TemplateThumbnail({
  html,
  css,
  theme,
  layoutWidth = 390,
  width,
  height,
}: TemplateThumbnailProps) {
  const pictures = use(PicturesContext);
  const scale = width / layoutWidth;
  const { publicCard } = resolveEndpoints().origins;
  const styles =
    cardViewCss + cardThemeCss(theme) + fontFaceCss([theme], publicCard) + templatedCss + PAGE_CSS;
  const root = `<template shadowrootmode="open"><style>${templateStyle(css)}</style>${withPictures(html, pictures, publicCard)}</template>`;
  const page =
    `<!doctype html><html lang="es"><meta charset="utf-8"><style>${styles}</style><body>` +
    `<div class="tj-card" data-scheme="${theme.scheme}"><div class="tj-box"><div class="tj-host">${root}</div></div></div>`;
  return (
    <div style={{ width, height, overflow: 'hidden' }} aria-hidden="true" inert>
      <iframe
        // A new document in the same frame would add an entry to the browser's history; a new frame doesn't.
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

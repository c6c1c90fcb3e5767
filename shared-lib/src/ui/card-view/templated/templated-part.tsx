import { useLayoutEffect, useRef } from 'react';

/**
 * Renders a template's output in a shadow root of its own, inside an element that the template's style can't reach.
 *
 * The server's markup declares the root, so that it exists before any script. Where the page renders it itself, the
 * root is attached; its style is a constructed sheet, which no policy about inline styles blocks.
 */
export function TemplatedPart({ style, html }: { style: string; html: string }) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const content = style + html;
    const isDeclared = element.shadowRoot !== null && shown.current === null;
    if (!isDeclared && shown.current !== content) {
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = html;
    }
    shown.current = content;
  }, [style, html]);
  const declared = `<template shadowrootmode="open"><style>${style}</style>${html}</template>`;
  return (
    <div className="tj-box">
      <div
        ref={host}
        className="tj-host"
        // Parsed, it is a shadow root and no longer the element's content.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: declared }}
      />
    </div>
  );
}

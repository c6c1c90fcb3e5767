import { useLayoutEffect, useRef } from 'react';

/**
 * Something that a template drew, in a shadow root of its own. What contains it stands outside the root, where the
 * template's style can't undo it.
 *
 * The server's markup declares the root, so it is there before any script. Where the page draws it itself, the root is
 * attached; its style is a sheet of the document's own making, which no policy about inline styles stops.
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

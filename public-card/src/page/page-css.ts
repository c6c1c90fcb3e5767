import { css } from 'shared-lib/ui/card-view';

/** Styles of the page around the card; inlined with `cardViewCss`. */
export const pageCss: string = css`
  .tj-page {
    margin: 0;
  }
  .tj-page .tj-card:not(dialog) {
    min-height: 100vh;
    min-height: 100dvh;
    display: flow-root;
  }
  .tj-page .tj-sheet {
    margin-bottom: 48px;
  }
`;

/** Styles of a printed card: name and contact data, black on white, without buttons. */
export const printCss: string = css`
  .tj-print {
    display: none;
  }
  @media print {
    :root,
    .tj-page .tj-card:not(dialog) {
      --tj-ink: #000;
      --tj-muted: #000;
      --tj-surface: #fff;
      min-height: 0;
      background: #fff;
      color-scheme: light;
    }
    .tj-card .tj-tools,
    .tj-card .tj-actions,
    .tj-card .tj-links,
    .tj-card .tj-foot {
      display: none;
    }
    .tj-print {
      display: block;
      margin-top: 24px;
      text-align: center;
    }
    .tj-print img {
      width: 40mm;
    }
  }
`;

/** Styles of links that aren't due, on a page with scheduled links. */
export const scheduleCss: string = css`
  .tj-card [hidden],
  .tj-links:not(:has(> :not([hidden]))) {
    display: none;
  }
`;

/** Styles of short messages. */
export const toastCss: string = css`
  .tj-toast {
    position: fixed;
    z-index: 1;
    inset: auto 16px max(16px, env(safe-area-inset-bottom));
    display: flex;
    justify-content: center;
    pointer-events: none;
    font:
      500 14px/1.4 system-ui,
      sans-serif;
  }
  .tj-toast span {
    max-width: 28rem;
    padding: 12px 16px;
    border-radius: 8px;
    background: #13203a;
    color: #fff;
    box-shadow: 0 0 0 1px #ffffff26;
    overflow-wrap: anywhere;
    user-select: all;
    pointer-events: auto;
  }
`;

import { css } from 'shared-lib/ui/card-view';

/** Of the page around the card; inlined with `cardViewCss`. */
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

/** Of what the page says in passing. */
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

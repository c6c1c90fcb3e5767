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
  .tj-status {
    text-align: center;
  }
  .tj-card .tj-status .tj-status-icon {
    display: inline-grid;
    place-items: center;
    width: 72px;
    height: 72px;
    margin-top: 24px;
    border-radius: 50%;
    background: var(--tj-tint);
    color: var(--tj-accent);
    font-size: 28px;
  }
  .tj-card .tj-status .tj-role {
    margin-top: 8px;
  }
  .tj-card .tj-status .tj-actions {
    justify-content: center;
    margin: 24px 0 32px;
  }
  .tj-card .tj-status .tj-button {
    flex: 0 1 auto;
    padding-inline: 24px;
  }
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

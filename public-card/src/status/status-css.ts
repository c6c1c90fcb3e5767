import { css } from 'shared-lib/ui/card-view';

/** Styles of a page that shows no card. */
export const statusCss: string = css`
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
`;

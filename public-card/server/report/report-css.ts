import { css } from 'shared-lib/ui/card-view';

/** Styles of the page that reports a card. */
export const reportCss: string = css`
  .tj-card .tj-report {
    display: grid;
    gap: 16px;
    margin: 24px 0;
    text-align: start;
  }
  .tj-card .tj-report fieldset {
    display: grid;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .tj-card .tj-report legend,
  .tj-card .tj-report .tj-label {
    padding: 0;
    font-weight: 600;
  }
  .tj-card .tj-report legend {
    padding-block-end: 4px;
  }
  .tj-card .tj-report .tj-choice {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .tj-card .tj-report .tj-choice input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--tj-accent);
  }
  .tj-card .tj-report textarea,
  .tj-card .tj-report .tj-report-email {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    margin: 8px 0;
    padding: 12px;
    border: 1px solid var(--tj-muted);
    border-radius: 8px;
    background: var(--tj-surface);
    color: inherit;
    font: inherit;
  }
  .tj-card .tj-report textarea {
    min-height: 112px;
    resize: vertical;
  }
  .tj-card .tj-report textarea:focus-visible,
  .tj-card .tj-report .tj-report-email:focus-visible {
    outline: 2px solid var(--tj-accent);
    outline-offset: 2px;
  }
  .tj-card .tj-report-notice {
    margin: 0;
  }
  .tj-card .tj-report-notice a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .tj-card .tj-report small,
  .tj-card .tj-report-notice,
  .tj-card .tj-report-support {
    color: var(--tj-muted);
    font-size: 14px;
  }
  .tj-card .tj-report-problem {
    margin: 0;
    padding: 12px 16px;
    border-inline-start: 4px solid #b42318;
    border-radius: 8px;
    background: var(--tj-hover);
  }
`;

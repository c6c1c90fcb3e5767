import { css } from './css';

/** Style of a card's sections. It is inserted with them, after the links, so that it never delays those. */
export const cardSectionsCss: string = css`
  .tj-card .tj-section {
    margin-top: 32px;
  }
  .tj-card .tj-subject {
    margin: 0 0 10px;
    font-size: 16px;
    font-weight: 600;
    text-wrap: balance;
  }
  .tj-card .tj-section .tj-links {
    margin-top: 0;
  }
  .tj-card .tj-prose {
    white-space: pre-line;
    text-wrap: pretty;
  }
  .tj-card .tj-panel {
    border: 1px solid var(--tj-line);
    border-radius: 12px;
    background: var(--tj-surface);
    overflow: hidden;
  }
  .tj-card .tj-panel > * + * {
    border-top: 1px solid var(--tj-line);
  }
  .tj-card .tj-offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 60px;
    padding: 10px 16px;
  }
  .tj-card .tj-offer p {
    flex: 1 1 9em;
    min-width: 0;
    line-height: 1.35;
  }
  .tj-card .tj-offer a,
  .tj-card .tj-map {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: var(--tj-accent);
    font-weight: 600;
  }
  .tj-card .tj-open {
    min-height: 1.5em;
    margin-bottom: 10px;
    font-weight: 600;
  }
  .tj-card .tj-week {
    margin: 0;
  }
  .tj-card .tj-week div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 10px 16px;
  }
  .tj-card .tj-week dd {
    margin: 0;
    color: var(--tj-muted);
    font-variant-numeric: tabular-nums;
  }
  .tj-card .tj-aside {
    margin-top: 10px;
    color: var(--tj-muted);
    font-size: 14px;
    white-space: pre-line;
  }
  .tj-card .tj-said {
    margin: 0;
    padding: 14px 16px;
  }
  .tj-card .tj-said blockquote {
    margin: 0;
    white-space: pre-line;
  }
  .tj-card .tj-said figcaption {
    margin-top: 6px;
    color: var(--tj-muted);
    font-size: 14px;
  }
  @media (hover: hover) {
    .tj-card .tj-section a:hover {
      text-decoration: underline;
    }
  }
  @media print {
    .tj-card .tj-section {
      display: none;
    }
  }
`;

import { css } from 'shared-lib/ui/card-view';

/** Styles of all steps: headings, buttons, choices so far, errors. */
export const widgetCss: string = css`
  .tj-booking {
    container-type: inline-size;
    --tj-error: #b91c1c;
    --tj-error: light-dark(#b91c1c, #fca5a5);
  }
  .tj-card .tj-unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .tj-booking h2,
  .tj-booking h3 {
    margin: 0;
    font-size: 20px;
    line-height: 1.3;
    font-weight: 600;
    text-wrap: balance;
  }
  .tj-booking h3 {
    font-size: 16px;
  }
  .tj-booking h3::first-letter {
    text-transform: uppercase;
  }
  .tj-booking .tj-step {
    margin-bottom: 12px;
    outline: none;
  }
  .tj-booking small {
    display: block;
    color: var(--tj-muted);
    font-size: 14px;
  }
  .tj-booking .tj-quiet,
  .tj-booking .tj-help {
    color: var(--tj-muted);
    font-size: 14px;
  }
  .tj-booking .tj-help a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .tj-booking .tj-own-data {
    display: grid;
    gap: 8px;
    margin-top: 24px;
    padding-top: 16px;
    border-top: 1px solid var(--tj-line);
  }
  .tj-booking .tj-own-data p {
    margin: 0;
  }
  .tj-booking .tj-error {
    color: var(--tj-error);
    font-size: 14px;
  }
  .tj-booking .tj-button {
    flex: 1 1 auto;
    min-width: 0;
    padding-inline: 12px;
  }
  .tj-booking .tj-plain {
    flex: none;
    min-height: 44px;
    padding: 0 4px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--tj-accent);
    font: inherit;
    font-size: 14px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
    cursor: pointer;
  }
  .tj-booking .tj-limit {
    margin-bottom: 12px;
  }
  .tj-booking .tj-actions + .tj-limit {
    margin-top: 16px;
  }
  .tj-booking .tj-services,
  .tj-booking .tj-alternatives {
    display: grid;
    gap: 8px;
  }
  .tj-booking .tj-service {
    display: grid;
    gap: 2px;
    width: 100%;
    min-height: 60px;
    padding: 12px 16px;
    border: 1px solid var(--tj-line);
    border-radius: 12px;
    background: var(--tj-surface);
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .tj-booking .tj-service[aria-pressed='true'] {
    border-color: var(--tj-accent);
    background: var(--tj-tint);
  }
  .tj-booking .tj-visit-services {
    margin-bottom: 12px;
  }
  .tj-booking .tj-visit-services .tj-summary {
    margin-bottom: 4px;
  }
  .tj-booking .tj-visit {
    outline-offset: 2px;
  }
  .tj-booking .tj-visit > ol {
    display: block;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tj-booking .tj-visit li {
    display: flex;
    align-items: center;
    padding: 4px 4px 4px 12px;
    border-bottom: 1px solid var(--tj-line);
  }
  .tj-booking .tj-visit li p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .tj-booking .tj-visit .tj-visit-total {
    padding: 8px 12px;
  }
  .tj-booking .tj-services + .tj-quiet:not(:empty) {
    margin-top: 12px;
  }
  .tj-booking .tj-summary {
    display: grid;
    margin-bottom: 16px;
    border: 1px solid var(--tj-line);
    border-radius: 12px;
  }
  .tj-booking .tj-summary > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 12px;
  }
  .tj-booking .tj-summary > div + div {
    border-top: 1px solid var(--tj-line);
  }
  .tj-booking .tj-summary .tj-title::first-letter {
    text-transform: uppercase;
  }
  .tj-booking .tj-problem {
    display: grid;
    gap: 12px;
    margin-bottom: 16px;
    padding: 12px 16px;
    border: 1px solid var(--tj-line);
    border-inline-start: 4px solid var(--tj-error);
    border-radius: 8px;
  }
  .tj-booking .tj-button[aria-disabled='true'] {
    cursor: progress;
    filter: saturate(0.5);
  }
  .tj-booking .tj-actions {
    margin-top: 8px;
  }
  .tj-booking .tj-button--danger {
    border-color: var(--tj-error);
    color: var(--tj-error);
  }
  @media (hover: hover) {
    .tj-booking .tj-service:hover {
      background: var(--tj-hover);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .tj-booking button {
      transition: background-color 0.15s ease-out;
    }
  }
`;

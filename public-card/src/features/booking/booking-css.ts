import { css } from 'shared-lib/ui/card-view';

const bookingCss = css`
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
    font-weight: 650;
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
  .tj-booking .tj-picker {
    display: grid;
    gap: 16px;
  }
  .tj-booking .tj-month-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 4px;
  }
  .tj-booking .tj-tool:disabled {
    opacity: 0.35;
    cursor: default;
  }
  .tj-booking .tj-month {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  .tj-booking .tj-month th {
    padding: 0 0 4px;
    color: var(--tj-muted);
    font-size: 12px;
    font-weight: 500;
  }
  .tj-booking .tj-month abbr {
    text-decoration: none;
  }
  .tj-booking .tj-month td {
    height: 46px;
    padding: 1px;
    text-align: center;
  }
  .tj-booking .tj-day {
    width: 100%;
    max-width: 48px;
    height: 44px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--tj-tint);
    color: var(--tj-accent);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
  .tj-booking .tj-day:disabled {
    background: none;
    color: var(--tj-muted);
    font-weight: 400;
    opacity: 0.6;
    cursor: default;
  }
  .tj-booking .tj-day[aria-current='date'] {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .tj-booking .tj-day[aria-pressed='true'],
  .tj-booking .tj-time[aria-pressed='true'] {
    border-color: var(--tj-accent);
    background: var(--tj-fill);
    color: var(--tj-on-fill);
  }
  .tj-booking .tj-month[aria-busy='true'] {
    opacity: 0.6;
  }
  .tj-booking .tj-times ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
    gap: 8px;
    margin-top: 8px;
  }
  .tj-booking .tj-time {
    width: 100%;
    min-height: 48px;
    padding: 4px;
    border: 1px solid var(--tj-line);
    border-radius: 8px;
    background: var(--tj-surface);
    color: inherit;
    font: inherit;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .tj-booking .tj-zone {
    padding-top: 12px;
    border-top: 1px solid var(--tj-line);
  }
  .tj-booking .tj-zone > p {
    display: flex;
    gap: 8px;
    font-size: 14px;
  }
  .tj-booking .tj-zone > p .tj-icon {
    margin-top: 1px;
  }
  .tj-booking .tj-zone-form {
    display: grid;
    gap: 12px;
    margin-top: 4px;
  }
  .tj-booking .tj-booking-form {
    display: grid;
    gap: 16px;
  }
  .tj-booking .tj-field {
    display: grid;
    gap: 4px;
  }
  .tj-booking .tj-field > label:not(.tj-check) {
    font-weight: 600;
  }
  .tj-booking :is(input, select, textarea):not([type='checkbox']) {
    display: block;
    width: 100%;
    min-height: 48px;
    padding: 10px 12px;
    border: 1px solid var(--tj-muted);
    border-radius: 8px;
    background: var(--tj-surface);
    color: inherit;
    font: inherit;
  }
  .tj-booking textarea {
    resize: vertical;
  }
  .tj-booking [aria-invalid='true'] {
    border-color: var(--tj-error);
    outline-color: var(--tj-error);
  }
  .tj-booking .tj-check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .tj-booking .tj-check input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--tj-accent);
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
  .tj-booking .tj-booking-form .tj-problem {
    margin: 0;
  }
  .tj-booking .tj-button[aria-disabled='true'] {
    cursor: progress;
    filter: saturate(0.5);
  }
  .tj-booking .tj-facts {
    display: grid;
    gap: 12px;
    margin: 16px 0;
    padding: 16px;
    border: 1px solid var(--tj-line);
    border-radius: 12px;
  }
  .tj-booking .tj-facts dt {
    color: var(--tj-muted);
    font-size: 14px;
  }
  .tj-booking .tj-facts dd {
    margin: 0;
    font-weight: 600;
  }
  .tj-booking .tj-facts dd::first-letter {
    text-transform: uppercase;
  }
  .tj-booking .tj-facts a {
    text-decoration: underline;
  }
  .tj-booking .tj-facts small {
    font-weight: 400;
  }
  .tj-booking .tj-actions {
    margin-top: 8px;
  }
  .tj-booking .tj-button--danger {
    border-color: var(--tj-error);
    color: var(--tj-error);
  }
  .tj-booking .tj-state .tj-step {
    margin: 0;
  }
  .tj-booking .tj-state {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .tj-booking .tj-state .tj-icon {
    width: 28px;
    height: 28px;
    color: var(--tj-accent);
  }
  @media (hover: hover) {
    .tj-booking :is(.tj-service, .tj-time[aria-pressed='false']):hover {
      background: var(--tj-hover);
    }
    .tj-booking .tj-day:enabled:hover {
      border-color: var(--tj-accent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .tj-booking button {
      transition: background-color 0.15s ease-out;
    }
  }
  @container (min-width: 560px) {
    .tj-booking .tj-picker {
      grid-template-columns: 340px 1fr;
      column-gap: 32px;
      align-items: start;
    }
    .tj-booking .tj-zone {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .tj-booking .tj-day[aria-pressed='true'],
    .tj-booking .tj-time[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
    .tj-booking .tj-day:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
  .tj-card.tj-booking-dialog {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 8px 20px max(20px, env(safe-area-inset-bottom));
    border: 0;
    background: var(--tj-surface);
    overflow: auto;
    overscroll-behavior: contain;
  }
  .tj-booking-dialog::backdrop {
    background: #0e1524b3;
  }
  .tj-booking-dialog .tj-dialog-head {
    position: sticky;
    z-index: 1;
    top: -8px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin: -8px -8px 8px 0;
    padding: 8px 0 4px;
    background: var(--tj-surface);
  }
  .tj-booking-dialog .tj-dialog-head p {
    color: var(--tj-muted);
    font-weight: 600;
  }
  @media (min-width: 640px) {
    .tj-card.tj-booking-dialog {
      width: min(92vw, 46rem);
      height: fit-content;
      max-height: 92dvh;
      margin: auto;
      padding: 16px 32px 32px;
      border-radius: 16px;
      box-shadow: 0 24px 64px #0006;
    }
    .tj-booking-dialog .tj-dialog-head {
      top: -16px;
      margin-top: -8px;
    }
  }
`;

let isAdopted = false;

/**
 * Gives the page the widget's rules, once. As a constructed sheet they need no request of their own and no hash in the
 * page's policy.
 */
export function adoptBookingCss(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bookingCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

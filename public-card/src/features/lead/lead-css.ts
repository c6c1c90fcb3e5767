import { css } from 'shared-lib/ui/card-view';

/** Styles of the form, beside those of every dialog. */
export const leadCss = css`
  .tj-lead :is(form, .tj-lead-done) {
    display: grid;
    gap: 14px;
    margin-top: 8px;
  }
  .tj-lead p {
    margin: 0;
  }
  .tj-lead .tj-lead-field {
    display: grid;
    gap: 4px;
  }
  .tj-lead .tj-lead-field > label {
    font-weight: 600;
  }
  .tj-lead .tj-lead-field > label span,
  .tj-lead .tj-lead-note {
    color: var(--tj-muted);
    font-weight: 400;
    font-size: 14px;
  }
  .tj-lead .tj-lead-note a {
    color: inherit;
    text-decoration: underline;
  }
  .tj-lead :is(input, textarea):not([type='checkbox']) {
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
  .tj-lead [aria-invalid='true'] {
    border-color: var(--tj-lead-error);
    outline-color: var(--tj-lead-error);
  }
  .tj-lead .tj-lead-check {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding-block: 8px;
  }
  .tj-lead .tj-lead-check input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--tj-accent);
  }
  .tj-lead .tj-lead-error {
    color: var(--tj-lead-error);
    font-size: 14px;
  }
  .tj-lead .tj-lead-error:empty {
    display: none;
  }
  .tj-lead .tj-button {
    width: 100%;
    min-width: 0;
  }
  .tj-lead .tj-lead-erase {
    display: block;
    min-height: 44px;
    margin: 0 auto;
    padding: 4px 12px;
    border: 0;
    background: none;
    color: var(--tj-muted);
    font: inherit;
    font-size: 14px;
    text-decoration: underline;
    cursor: pointer;
  }
  .tj-lead .tj-lead-trap {
    position: absolute;
    left: -9999px;
  }
  .tj-card.tj-lead-offer {
    position: fixed;
    z-index: 1;
    inset: auto 12px max(12px, env(safe-area-inset-bottom));
    max-width: 28rem;
    margin: 0 auto;
    padding: 16px;
    border: 1px solid var(--tj-line);
    border-radius: 16px;
    background: var(--tj-surface);
    box-shadow: 0 12px 40px #0004;
  }
  .tj-page .tj-card.tj-lead-offer {
    min-height: 0;
  }
  /* Above a message of the page. */
  .tj-toast:not(:empty) ~ .tj-lead-offer {
    bottom: 88px;
  }
  .tj-lead-offer p {
    font-weight: 600;
  }
  .tj-lead-offer div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
  .tj-lead-offer .tj-button--main {
    flex: 2 1 0;
    min-width: max-content;
  }
  @media print {
    .tj-lead-offer {
      display: none;
    }
  }
  .tj-card.tj-lead {
    --tj-lead-error: #b91c1c;
  }
  .tj-card.tj-lead[data-scheme='dark'] {
    --tj-lead-error: #fca5a5;
  }
  @media (prefers-color-scheme: dark) {
    .tj-card.tj-lead[data-scheme='auto'] {
      --tj-lead-error: #fca5a5;
    }
  }
`;

import { css } from 'shared-lib/ui/card-view';

const leadCss = css`
  .tj-card.tj-lead {
    width: min(94vw, 27rem);
    max-height: 96dvh;
    margin: auto;
    padding: 12px 20px 20px;
    border: 0;
    border-radius: 16px;
    background: var(--tj-surface);
    box-shadow: 0 24px 64px #0006;
    overflow: auto;
  }
  .tj-lead::backdrop {
    background: #0e1524b3;
  }
  .tj-lead .tj-lead-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -8px;
  }
  .tj-lead h2 {
    margin: 0;
    font-size: 20px;
    font-weight: 650;
  }
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
  .tj-lead .tj-lead-trap {
    position: absolute;
    left: -9999px;
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

let isAdopted = false;

/** Adds the form's styles to the page, once, as a constructed sheet that needs no request and no hash in the page's policy. */
export function adoptLeadCss(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(leadCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

import { css } from 'shared-lib/ui/card-view';

const qrDialogCss = css`
  .tj-card.tj-qr {
    width: min(92vw, 25rem);
    max-height: 96dvh;
    margin: auto;
    padding: 12px 20px 20px;
    border: 0;
    border-radius: 16px;
    background: var(--tj-surface);
    box-shadow: 0 24px 64px #0006;
    overflow: auto;
  }
  .tj-qr::backdrop {
    background: #0e1524b3;
  }
  .tj-qr .tj-qr-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -8px;
  }
  .tj-qr h2 {
    margin: 0;
    font-size: 20px;
    font-weight: 650;
  }
  .tj-qr img {
    display: block;
    width: 100%;
    max-height: 64dvh;
    aspect-ratio: 1;
    margin: 8px 0 12px;
    border: 1px solid var(--tj-line);
    border-radius: 12px;
    background: #fff;
    object-fit: contain;
    image-rendering: pixelated;
  }
  .tj-qr .tj-note {
    margin: 0;
  }
  .tj-qr .tj-actions {
    margin-top: 16px;
  }
  .tj-qr .tj-button {
    flex-basis: 140px;
  }
`;

let isAdopted = false;

/**
 * Adds the dialog's styles to the page, once. As a constructed sheet they need no request of their own and no hash in the
 * page's policy.
 */
export function adoptQrDialogCss(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(qrDialogCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

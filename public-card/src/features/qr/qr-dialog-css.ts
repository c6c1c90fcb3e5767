import { css } from 'shared-lib/ui/card-view';

/** Styles of the dialog, beside those of every one. */
export const qrDialogCss = css`
  .tj-card.tj-qr {
    width: min(92vw, 25rem);
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

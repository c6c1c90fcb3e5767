import { css } from 'shared-lib/ui/card-view';

/** Styles of the widget over a card. */
export const dialogCss: string = css`
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

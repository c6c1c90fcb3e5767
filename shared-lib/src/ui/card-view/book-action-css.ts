import { css } from './css';

/** Styles of the booking link, for cards that have one. */
export const bookActionCss: string = css`
  .tj-card .tj-book {
    position: relative;
    flex: 1 0 100%;
  }
  .tj-card .tj-book .tj-button {
    justify-content: flex-start;
    padding-inline: 16px;
  }
  .tj-card .tj-next {
    position: absolute;
    inset: 0 12px 0 auto;
    display: flex;
    align-items: center;
    max-width: calc(100% - 140px);
    color: var(--tj-accent);
    font-size: 14px;
    line-height: 1.25;
    text-align: end;
    pointer-events: none;
  }
  /* It would cover the word of the link. */
  @container (max-width: 287px) {
    .tj-card .tj-next {
      display: none;
    }
  }
`;

import { css } from './css';

/** Styles of the booking link, for cards that have one. */
export const bookActionCss: string = css`
  .tj-card .tj-book {
    display: grid;
    flex: 1 0 100%;
  }
  .tj-card .tj-book > * {
    grid-area: 1/1;
  }
  .tj-card .tj-book .tj-button {
    justify-content: flex-start;
    min-width: 0;
    padding-inline: min(16px, 5cqi);
    overflow-wrap: anywhere;
  }
  .tj-card .tj-next {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 4px 12px 4px 0;
    color: var(--tj-accent);
    font-size: 14px;
    line-height: 1.25;
    text-align: end;
    pointer-events: none;
  }
  /* The word of the link, which keeps its own room. */
  .tj-card .tj-next::before {
    content: attr(data-word);
    flex: none;
    padding-inline: 45px 12px;
    font-size: 16px;
    font-weight: 600;
    visibility: hidden;
  }
  /* There is too little room beside the word. */
  @container (max-width: 287px) {
    .tj-card .tj-next {
      display: none;
    }
  }
`;

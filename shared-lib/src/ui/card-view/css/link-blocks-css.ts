import { css } from './css';

/** Style of headings, texts, numbers and the row of icons among a card's links, for cards that have them. */
export const linkBlocksCss: string = css`
  .tj-card .tj-heading {
    margin: 28px 0 0;
    font-size: 16px;
    font-weight: 600;
    text-wrap: balance;
  }
  .tj-card .tj-heading + .tj-links {
    margin-top: 10px;
  }
  .tj-card .tj-words {
    margin-top: 16px;
    color: var(--tj-muted);
    text-wrap: pretty;
  }
  .tj-card .tj-still::after {
    display: none;
  }
  .tj-card .tj-still[role='button'] {
    cursor: copy;
  }
  .tj-card .tj-still .tj-detail {
    user-select: all;
  }
  .tj-card .tj-socials {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 20px;
  }
  .tj-card .tj-socials a {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 1px solid var(--tj-line);
    border-radius: 50%;
    background: var(--tj-surface);
    color: var(--tj-accent);
  }
  /* Not printed, as the links that belong to them aren't. */
  @media print {
    .tj-card .tj-heading,
    .tj-card .tj-socials {
      display: none;
    }
  }
`;

import { css } from 'shared-lib/ui/card-view';

/** Styles of a booked appointment and its status. */
export const factsCss: string = css`
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
  .tj-booking .tj-news {
    display: flex;
    gap: 8px;
    margin: 12px 0;
    padding: 12px 16px;
    border-inline-start: 4px solid var(--tj-accent);
    border-radius: 8px;
    background: var(--tj-tint);
    font-weight: 600;
  }
  .tj-booking .tj-next-visit {
    display: grid;
    gap: 8px;
    margin: 24px 0 16px;
    padding-top: 16px;
    border-top: 1px solid var(--tj-line);
  }
  .tj-booking .tj-next-visit p {
    margin: 0;
  }
  .tj-booking .tj-next-visit [aria-pressed='true'] {
    border-color: var(--tj-accent);
    background: var(--tj-fill);
    color: var(--tj-on-fill);
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
`;

import { css } from 'shared-lib/ui/card-view';

/** Styles of the month, the times of a day and their zone. */
export const slotPickerCss: string = css`
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
    font-weight: 600;
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
  .tj-booking .tj-time small {
    font-weight: 400;
  }
  .tj-booking .tj-time[aria-pressed='true'] small {
    color: inherit;
  }
  .tj-booking .tj-zone {
    margin-top: 4px;
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
  @media (hover: hover) {
    .tj-booking .tj-time[aria-pressed='false']:hover {
      background: var(--tj-hover);
    }
    .tj-booking .tj-day:enabled:hover {
      border-color: var(--tj-accent);
    }
  }
  @container (min-width: 560px) {
    .tj-booking .tj-picker {
      grid-template-columns: 340px 1fr;
      column-gap: 32px;
      align-items: start;
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
`;

import { css } from 'shared-lib/ui/card-view';

/** Styles of fields and their errors. */
export const formCss: string = css`
  .tj-booking .tj-booking-form {
    display: grid;
    gap: 16px;
  }
  .tj-booking .tj-field {
    display: grid;
    gap: 4px;
  }
  .tj-booking .tj-label {
    margin: 0;
  }
  .tj-booking .tj-label label {
    font-weight: 600;
  }
  .tj-booking :is(input, select, textarea):not([type='checkbox']) {
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
  .tj-booking textarea {
    resize: vertical;
  }
  .tj-booking [aria-invalid='true'] {
    border-color: var(--tj-error);
    outline-color: var(--tj-error);
  }
  .tj-booking .tj-check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .tj-booking .tj-check input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--tj-accent);
  }
  .tj-booking .tj-choices {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 0 12px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .tj-booking .tj-choices legend {
    padding: 0;
    font-weight: 600;
  }
  .tj-booking .tj-choices .tj-error {
    grid-column: 1 / -1;
    margin: 0;
  }
  .tj-booking .tj-booking-form .tj-problem {
    margin: 0;
  }
  /* In rem, so that larger text has the button stand at the form's end. */
  @media (max-width: 639px) and (min-height: 30rem) {
    .tj-booking .tj-booking-form > .tj-button--main {
      --behind: var(--tj-ground);
      position: sticky;
      bottom: max(12px, env(safe-area-inset-bottom));
      box-shadow:
        0 0 0 12px var(--behind),
        0 20px 0 12px var(--behind);
    }
    .tj-booking .tj-booking-form > .tj-button--main:hover {
      filter: none;
    }
    .tj-booking-dialog .tj-booking-form > .tj-button--main {
      --behind: var(--tj-surface);
      bottom: 0;
    }
    /* Browsers reveal the caret of a focused text and this much around it: the rest of its field, the button, the head. */
    :is(html, .tj-booking-dialog):has(.tj-booking-form) {
      scroll-padding: 80px 0 184px;
    }
  }
`;

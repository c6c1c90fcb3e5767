import { css, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { adoptCss } from './adopt-css';
import { button, element, icon } from './elements';

const dialogCss = css`
  .tj-card.tj-dialog {
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
  .tj-dialog::backdrop {
    background: #0e1524b3;
  }
  .tj-dialog .tj-dialog-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -8px;
  }
  .tj-dialog h2 {
    margin: 0;
    font-size: 20px;
    font-weight: 650;
  }
`;

/** A dialog over a card. */
interface CardDialog {
  /** Class of the dialog, beside those of every one. */
  kind: string;
  /** Colour scheme of the card. */
  scheme: string;
  title: string;
  /** Name of the button that closes it. */
  close: string;
}

/** Creates a dialog in the look of the card, with a title and the button that closes it; the caller shows it. */
export function createCardDialog(
  { kind, scheme, title, close }: CardDialog,
  ...content: Node[]
): HTMLDialogElement {
  adoptCss(dialogCss);
  const titleId = `${kind}-title`;
  const dialog = element(
    'dialog',
    { class: `tj-card tj-dialog ${kind}`, 'data-scheme': scheme, 'aria-labelledby': titleId },
    element(
      'div',
      { class: 'tj-dialog-head' },
      element('h2', { id: titleId }, title),
      button({ class: 'tj-tool', 'aria-label': close }, () => dialog.close(), icon(UI_ICON_PATHS.close)),
    ),
    ...content,
  );
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return dialog;
}

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
    font-weight: 600;
  }
`;

/** A dialog over a card. */
interface CardDialog<Title> {
  /** Class of the dialog. */
  kind: string;
  /** Colour scheme of the card. */
  scheme: string;
  title: Title;
  /** Name of the button that closes it. */
  close: string;
}

/** Creates a dialog in the colours of the card, with a title and the button that closes it; the caller shows it. */
export function createDialog(
  { kind, scheme, title, close }: CardDialog<HTMLElement>,
  ...content: Node[]
): HTMLDialogElement {
  title.id = `${kind}-title`;
  const dialog = element(
    'dialog',
    { class: `tj-card ${kind}`, 'data-scheme': scheme, 'aria-labelledby': title.id },
    element(
      'div',
      { class: 'tj-dialog-head' },
      title,
      button({ class: 'tj-tool', 'aria-label': close }, () => dialog.close(), icon(UI_ICON_PATHS.close)),
    ),
    ...content,
  );
  return dialog;
}

/** Creates a small dialog in the look of the card, which a press beside it closes as well; the caller shows it. */
export function createCardDialog(
  { title, ...options }: CardDialog<string>,
  ...content: Node[]
): HTMLDialogElement {
  adoptCss(dialogCss);
  const dialog = createDialog({ ...options, title: element('h2', {}, title) }, ...content);
  dialog.classList.add('tj-dialog');
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return dialog;
}
